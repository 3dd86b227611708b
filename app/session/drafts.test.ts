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

/** Ends the session, which unmounts the form. */
function endWithDraft() {
  session.clear();
  drafts.leave('send', draft);
}

test('a draft survives the end of the session for the same user', () => {
  endWithDraft();
  session.save({ token: 'token-2', user: person(1) });
  expect(drafts.read('send')).toBe(draft);
});

test('a draft survives a later update of the user', () => {
  endWithDraft();
  session.save({ token: 'token-2', user: person(1) });
  session.mergeUser({ firstName: 'Minji' });
  expect(drafts.read('send')).toBe(draft);
});

test('another user finds no draft, and then the first user finds none either', () => {
  endWithDraft();
  session.save({ token: 'token-2', user: person(2) });
  expect(drafts.read('send')).toBeUndefined();
  session.clear();
  session.save({ token: 'token-3', user: person(1) });
  expect(drafts.read('send')).toBeUndefined();
});

test('the draft of a form that is left during a session is cleared, even a restored one', () => {
  endWithDraft();
  session.save({ token: 'token-2', user: person(1) });
  drafts.leave('send', draft);
  session.clear();
  expect(drafts.read('send')).toBeUndefined();
});

test('a sign-out clears drafts', () => {
  session.signOut();
  drafts.leave('send', draft);
  expect(drafts.read('send')).toBeUndefined();
});

test('a sign-out that the provider answers with 401 clears drafts too', () => {
  endWithDraft();
  session.signOut();
  expect(drafts.read('send')).toBeUndefined();
});

test('a draft survives a wrong password while signing in again', () => {
  endWithDraft();
  session.clear();
  session.save({ token: 'token-2', user: person(1) });
  expect(drafts.read('send')).toBe(draft);
});

test('a draft survives a lock, even if the session ends meanwhile', () => {
  session.lock();
  drafts.leave('send', draft);
  session.unlock();
  expect(drafts.read('send')).toBe(draft);
  session.lock();
  session.clear();
  session.save({ token: 'token-2', user: person(1) });
  expect(drafts.read('send')).toBe(draft);
});

test('a sign-out of a locked wallet clears drafts', () => {
  session.lock();
  drafts.leave('send', draft);
  session.signOut();
  expect(drafts.read('send')).toBeUndefined();
});
