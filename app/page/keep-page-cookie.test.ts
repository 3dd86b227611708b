import { createHash } from 'node:crypto';

import { beforeEach, expect, test, vi } from 'vitest';

import { createStore } from '#wallet/store.ts';
import type { ThemeChoice } from '#wallet/theme.ts';

import { person, signedInServices } from '../testing/test-services.ts';
import { keepPageCookie } from './keep-page-cookie.ts';

const written: string[] = [];
const document = {
  get cookie() {
    return written.at(-1) ?? '';
  },
  set cookie(value: string) {
    written.push(value);
  },
};
beforeEach(() => {
  written.length = 0;
});

const { subtle } = globalThis.crypto;
const markOf = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 16);
const kept = (token: string, theme: ThemeChoice) =>
  `superwallet_page=${markOf(token)}.${theme}.Asia/Seoul; Path=/superwallet; Max-Age=2592000; SameSite=Strict`;
const removed = 'superwallet_page=; Path=/superwallet; Max-Age=0; SameSite=Strict';
const untilWritten = (value: string) => vi.waitFor(() => expect(document.cookie).toBe(value));

test('tells the session by a mark, the theme and the time zone', async () => {
  const { session } = signedInServices();
  const theme = createStore<ThemeChoice>('system');
  keepPageCookie(session, theme, { document, subtle });
  await untilWritten(kept('token-1', 'system'));
  theme.write('dark');
  await untilWritten(kept('token-1', 'dark'));
  session.save({ token: 'token-2', user: person(2) });
  await untilWritten(kept('token-2', 'dark'));
  expect(written.join()).not.toContain('token-');
});

test('goes at once when the wallet locks or the session ends', async () => {
  const { session } = signedInServices();
  keepPageCookie(session, createStore<ThemeChoice>('light'), { document, subtle });
  await untilWritten(kept('token-1', 'light'));
  session.lock();
  expect(document.cookie).toBe(removed);
  session.unlock();
  await untilWritten(kept('token-1', 'light'));
  session.signOut();
  expect(document.cookie).toBe(removed);
});

test('a mark that comes too late is not written', async () => {
  const { session } = signedInServices();
  let hash: (value: ArrayBuffer) => void = () => undefined;
  const digest = vi.fn(() => new Promise<ArrayBuffer>((resolve) => (hash = resolve)));
  keepPageCookie(session, createStore<ThemeChoice>('light'), { document, subtle: { digest } });
  session.signOut();
  hash(new ArrayBuffer(32));
  await Promise.resolve();
  await Promise.resolve();
  expect(written.filter((line) => line !== removed)).toEqual([]);
});

test('there is none where the browser cannot hash', () => {
  const { session } = signedInServices();
  keepPageCookie(session, createStore<ThemeChoice>('light'), { document, subtle: undefined });
  expect(written).toEqual([removed]);
});
