import { createHash } from 'node:crypto';

import { expect, test, vi } from 'vitest';

import type { PageState } from '#api/page.ts';

import { person, signedInServices } from '../testing/test-services.ts';
import { readRenderedPage, takeAnswers } from './rendered-page.ts';

const mark = createHash('sha256').update('token-1').digest('hex').slice(0, 16);
const state: PageState = {
  mark,
  user: { ...person(1), firstName: 'Minji' },
  eventPosition: 7,
  answers: [{ name: 'assets', params: { userId: 1 }, data: [{ assetType: 'XP', balance: '5' }] }],
};

/** A page with this state and this cookie. */
function pageWith(written: PageState | undefined, cookie = `superwallet_page=${mark}.dark.UTC`) {
  const replaceChildren = vi.fn();
  const removeAttribute = vi.fn();
  const remove = vi.fn();
  const elements: Record<string, unknown> = {
    root: { replaceChildren, removeAttribute },
    ...(written && { 'page-state': { textContent: JSON.stringify(written), remove } }),
  };
  const document = { cookie, getElementById: (id: string) => elements[id] ?? null };
  return { document: document as unknown as Document, replaceChildren, removeAttribute, remove };
}

test('a page of the stored session is taken over, with all that it has read', () => {
  const services = signedInServices();
  const { document, replaceChildren, remove } = pageWith(
    state,
    `a=b; superwallet_page=${mark}.dark.UTC`,
  );
  const rendered = readRenderedPage(document, services.session);
  expect(rendered).toEqual(state);
  expect(replaceChildren).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledOnce();
  takeAnswers(services, state);
  expect(services.session.read()?.user?.firstName).toBe('Minji');
  expect(services.eventPosition.read()).toBe(7);
  expect(services.queries.cache.getQueryData(['assets', { userId: 1 }])).toEqual([
    { assetType: 'XP', balance: '5' },
  ]);
});

test('a page that nothing was rendered into is left alone', () => {
  const { document, replaceChildren } = pageWith(undefined);
  expect(readRenderedPage(document, signedInServices().session)).toBeUndefined();
  expect(replaceChildren).not.toHaveBeenCalled();
});

test.each([
  ['of another session', state, 'superwallet_page=0123456789abcdef.dark.UTC'],
  ['without its cookie', state, ''],
])('a page %s is emptied', (_, written, cookie) => {
  const { document, replaceChildren, removeAttribute, remove } = pageWith(written, cookie);
  expect(readRenderedPage(document, signedInServices().session)).toBeUndefined();
  expect(removeAttribute).toHaveBeenCalledExactlyOnceWith('data-rendered');
  expect(remove).toHaveBeenCalledOnce();
  expect(replaceChildren).toHaveBeenCalledExactlyOnceWith();
});

test('a page is emptied where the wallet is locked, or has no session', () => {
  const locked = signedInServices().session;
  locked.lock();
  const left = signedInServices().session;
  left.signOut();
  for (const session of [locked, left]) {
    const { document, replaceChildren } = pageWith(state);
    expect(readRenderedPage(document, session)).toBeUndefined();
    expect(replaceChildren).toHaveBeenCalledExactlyOnceWith();
  }
});
