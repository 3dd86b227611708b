import { createHash } from 'node:crypto';

import { beforeEach, expect, test, vi } from 'vitest';

import type { LanguageSetting } from '#i18n/language.ts';
import { openSessionStore } from '#api/session-store.ts';
import { createStore } from '#wallet/store.ts';
import type { ThemeChoice } from '#wallet/theme.ts';

import { storageIn } from '../testing/memory-storage.ts';
import { person } from '../testing/test-services.ts';
import { syncPageCookie } from './sync-page-cookie.ts';

const written: string[] = [];
const document = {
  get cookie() {
    return written.at(-1) ?? '';
  },
  set cookie(value: string) {
    written.push(value);
  },
};
let now: number;
/** The device's storage. */
const deviceData = new Map<string, string>();
const storage = storageIn(deviceData);
beforeEach(() => {
  written.length = 0;
  deviceData.clear();
  now = Date.parse('2026-03-02T09:00:00.000Z');
});

/** The session of person 1, with a clock at `now`. */
const openSession = () =>
  openSessionStore(
    storageIn(new Map([['auth_token', 'token-1']])),
    new EventTarget(),
    () => new Date(now),
  );

const stored = createStore(false);
const language = createStore<LanguageSetting>('en-ko');
const { subtle } = globalThis.crypto;
const page = { document, subtle, storage };
const markOf = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 16);
const cookieOf = (token: string, theme: ThemeChoice) =>
  `superwallet_page=${markOf(token)}.${theme}.en-ko.Asia/Seoul; Path=/superwallet; Max-Age=1800; SameSite=Strict`;
const removed = 'superwallet_page=; Path=/superwallet; Max-Age=0; SameSite=Strict';
const atOnce = (run: () => void) => run();
const untilWritten = (value: string) => vi.waitFor(() => expect(document.cookie).toBe(value));

test('contains the mark of the session, the theme and the time zone', async () => {
  const session = openSession();
  const theme = createStore<ThemeChoice>('system');
  syncPageCookie(session, { theme, language, storageRefused: stored }, page, atOnce);
  await untilWritten(cookieOf('token-1', 'system'));
  theme.write('dark');
  await untilWritten(cookieOf('token-1', 'dark'));
  session.save({ token: 'token-2', user: person(2) });
  await untilWritten(cookieOf('token-2', 'dark'));
  expect(written.join()).not.toContain('token-');
});

test('is cleared at once when the wallet locks or the session ends', async () => {
  const session = openSession();
  syncPageCookie(
    session,
    { theme: createStore<ThemeChoice>('light'), language, storageRefused: stored },
    page,
    atOnce,
  );
  await untilWritten(cookieOf('token-1', 'light'));
  session.lock();
  expect(document.cookie).toBe(removed);
  session.unlock();
  await untilWritten(cookieOf('token-1', 'light'));
  session.signOut();
  expect(document.cookie).toBe(removed);
});

test('is written after the first screen, but cleared at once', async () => {
  const session = openSession();
  const later = vi.fn<(run: () => void) => void>();
  syncPageCookie(
    session,
    { theme: createStore<ThemeChoice>('light'), language, storageRefused: stored },
    page,
    later,
  );
  expect(written).toEqual([]);
  session.lock();
  expect(written).toEqual([removed]);
  later.mock.lastCall?.[0]();
  syncPageCookie(
    session,
    { theme: createStore<ThemeChoice>('light'), language, storageRefused: stored },
    page,
    later,
  );
  expect(later).toHaveBeenCalledOnce();
  expect(written).toEqual([removed, removed, removed]);
  session.unlock();
  await untilWritten(cookieOf('token-1', 'light'));
});

test('expires when the wallet would lock, counted from its last use', async () => {
  const session = openSession();
  session.noteUse();
  now += 20 * 60_000;
  syncPageCookie(
    session,
    { theme: createStore<ThemeChoice>('light'), language, storageRefused: stored },
    page,
    atOnce,
  );
  await untilWritten(cookieOf('token-1', 'light').replace('1800', '600'));
  session.noteUse();
  await untilWritten(cookieOf('token-1', 'light'));
});

test('is cleared if the browser stores no session', async () => {
  const session = openSession();
  const refused = createStore(false);
  syncPageCookie(
    session,
    { theme: createStore<ThemeChoice>('light'), language, storageRefused: refused },
    page,
    atOnce,
  );
  await untilWritten(cookieOf('token-1', 'light'));
  refused.write(true);
  expect(document.cookie).toBe(removed);
});

test('a mark that is computed after the session has ended is not written', async () => {
  const session = openSession();
  let hash: (value: ArrayBuffer) => void = () => undefined;
  const digest = vi.fn(() => new Promise<ArrayBuffer>((resolve) => (hash = resolve)));
  syncPageCookie(
    session,
    { theme: createStore<ThemeChoice>('light'), language, storageRefused: stored },
    { ...page, subtle: { digest } },
    atOnce,
  );
  session.signOut();
  hash(new ArrayBuffer(32));
  await Promise.resolve();
  await Promise.resolve();
  expect(written.filter((line) => line !== removed)).toEqual([]);
});

test('is cleared if the browser cannot hash', () => {
  const session = openSession();
  syncPageCookie(
    session,
    { theme: createStore<ThemeChoice>('light'), language, storageRefused: stored },
    { ...page, subtle: undefined },
    atOnce,
  );
  expect(written).toEqual([removed]);
});

test('the time zone is computed once, and again when the clock has another offset', async () => {
  const cookieWith = async (zone?: string) => {
    written.length = 0;
    if (zone !== undefined) deviceData.set('time_zone', zone);
    const theme = createStore<ThemeChoice>('light');
    syncPageCookie(
      openSession(),
      { theme, language, storageRefused: createStore(false) },
      page,
      atOnce,
    );
    await vi.waitFor(() => expect(document.cookie).not.toBe(''));
    return document.cookie.split(/[.;]/)[3];
  };
  expect(await cookieWith()).toBe('Asia/Seoul');
  expect(deviceData.get('time_zone')).toBe('-540 Asia/Seoul');
  expect(await cookieWith('-540 Asia/Tokyo')).toBe('Asia/Tokyo');
  expect(await cookieWith('480 America/Los_Angeles')).toBe('Asia/Seoul');
  expect(await cookieWith('-540 a;b')).toBe('Asia/Seoul');
  expect(deviceData.get('time_zone')).toBe('-540 Asia/Seoul');
});
