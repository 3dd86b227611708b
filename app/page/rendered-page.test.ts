import { createHash } from 'node:crypto';

import { expect, test, vi } from 'vitest';

import type { PageState } from '#api/page.ts';

import { person, signedInServices } from '../testing/test-services.ts';
import { readRenderedPage, fillQueryCache } from './rendered-page.ts';

const { subtle } = globalThis.crypto;
const mark = createHash('sha256').update('token-1').digest('hex').slice(0, 16);
const state: PageState = {
  mark,
  user: { ...person(1), firstName: 'Minji' },
  eventPosition: 7,
  answers: [{ name: 'assets', params: { userId: 1 }, data: [{ assetType: 'XP', balance: '5' }] }],
};

/** A page with this state and this cookie. */
function pageWith(
  written: PageState | undefined,
  cookie = `superwallet_page=${mark}.dark.en-ko.UTC`,
) {
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

test('a page of the stored session is used, with all its answers', async () => {
  const services = signedInServices();
  const { document, replaceChildren, remove } = pageWith(
    state,
    `a=b; superwallet_page=${mark}.dark.en-ko.UTC`,
  );
  const rendered = await readRenderedPage(document, services.session, subtle);
  expect(rendered).toEqual(state);
  expect(replaceChildren).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledOnce();
  fillQueryCache(services, state);
  expect(services.session.read()?.user?.firstName).toBe('Minji');
  expect(services.eventPosition.read()).toBe(7);
  expect(services.queries.cache.getQueryData(['assets', { userId: 1 }])).toEqual([
    { assetType: 'XP', balance: '5' },
  ]);
});

test('a page without rendered content does not change', async () => {
  const { document, replaceChildren } = pageWith(undefined);
  expect(await readRenderedPage(document, signedInServices().session, subtle)).toBeUndefined();
  expect(replaceChildren).not.toHaveBeenCalled();
});

test('a page of another session is emptied, even if the page cookie has that session too', async () => {
  const other = '0123456789abcdef';
  const written = pageWith({ ...state, mark: other }, `superwallet_page=${other}.dark.en-ko.UTC`);
  expect(
    await readRenderedPage(written.document, signedInServices().session, subtle),
  ).toBeUndefined();
  expect(written.removeAttribute).toHaveBeenCalledExactlyOnceWith('data-rendered');
  expect(written.remove).toHaveBeenCalledOnce();
  expect(written.replaceChildren).toHaveBeenCalledExactlyOnceWith();
});

test('a page is emptied if its session locks or ends while its mark is computed', async () => {
  for (const end of ['lock', 'signOut'] as const) {
    const { session } = signedInServices();
    const { document, replaceChildren } = pageWith(state);
    const read = readRenderedPage(document, session, subtle);
    session[end]();
    expect(await read).toBeUndefined();
    expect(replaceChildren).toHaveBeenCalledExactlyOnceWith();
  }
});

test('a page is emptied if the browser cannot compute a mark', async () => {
  const { document, replaceChildren } = pageWith(state);
  expect(await readRenderedPage(document, signedInServices().session, undefined)).toBeUndefined();
  expect(replaceChildren).toHaveBeenCalledExactlyOnceWith();
});

test('a page is emptied if the wallet is locked, or has no session', async () => {
  const locked = signedInServices().session;
  locked.lock();
  const left = signedInServices().session;
  left.signOut();
  for (const session of [locked, left]) {
    const { document, replaceChildren } = pageWith(state);
    expect(await readRenderedPage(document, session, subtle)).toBeUndefined();
    expect(replaceChildren).toHaveBeenCalledExactlyOnceWith();
  }
});
