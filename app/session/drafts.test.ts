import { beforeEach, expect, test } from 'vitest';

import { openSessionStore } from '#api/session-store.ts';
import { systemClock } from '#wallet/clock.ts';

import { storageIn } from '../testing/memory-storage.ts';
import { person } from '../testing/test-services.ts';
import { createDrafts } from './drafts.ts';

function open() {
  const session = openSessionStore(storageIn(new Map()), new EventTarget(), systemClock.now);
  session.save({ token: 'token-1', user: person(1) });
  return { session, drafts: createDrafts(session) };
}

let { session, drafts } = open();
beforeEach(() => {
  ({ session, drafts } = open());
});

const draft = { amount: '10' };

/** The session ends, and the form leaves with it. */
function endWithDraft() {
  session.clear();
  drafts.leave('send', draft);
}

test('what was typed when the session ended is there for the same person', () => {
  endWithDraft();
  session.save({ token: 'token-2', user: person(1) });
  expect(drafts.read('send')).toBe(draft);
});

test('it is still there when the person is known only a moment later', () => {
  endWithDraft();
  session.save({ token: 'token-2', user: person(1) });
  session.mergeUser({ firstName: 'Minji' });
  expect(drafts.read('send')).toBe(draft);
});

test('another person finds nothing, and neither does the first one after that', () => {
  endWithDraft();
  session.save({ token: 'token-2', user: person(2) });
  expect(drafts.read('send')).toBeUndefined();
  session.clear();
  session.save({ token: 'token-3', user: person(1) });
  expect(drafts.read('send')).toBeUndefined();
});

test('a form that is left in a session is forgotten, also one that was kept', () => {
  endWithDraft();
  session.save({ token: 'token-2', user: person(1) });
  drafts.leave('send', draft);
  session.clear();
  expect(drafts.read('send')).toBeUndefined();
});

test('a sign-out keeps nothing', () => {
  session.signOut();
  drafts.leave('send', draft);
  expect(drafts.read('send')).toBeUndefined();
});

test('a sign-out that the provider answers with 401 keeps nothing either', () => {
  endWithDraft();
  session.signOut();
  expect(drafts.read('send')).toBeUndefined();
});

test('a wrong password while signing in again costs nothing', () => {
  endWithDraft();
  session.clear();
  session.save({ token: 'token-2', user: person(1) });
  expect(drafts.read('send')).toBe(draft);
});

test('what was typed when the wallet locked is there again, also after the session has ended meanwhile', () => {
  session.lock();
  drafts.leave('send', draft);
  session.unlock();
  expect(drafts.read('send')).toBe(draft);
  session.lock();
  session.clear();
  session.save({ token: 'token-2', user: person(1) });
  expect(drafts.read('send')).toBe(draft);
});

test('a sign-out of a locked wallet keeps nothing', () => {
  session.lock();
  drafts.leave('send', draft);
  session.signOut();
  expect(drafts.read('send')).toBeUndefined();
});
