import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openSessionStore } from '#api/session-store.ts';
import { systemClock } from '#wallet/clock.ts';

import { storageIn } from '../testing/memory-storage.ts';
import { person } from '../testing/test-services.ts';
import { watchIdleness } from './idle-lock.ts';
import { createLockWait, longestLockWait, type WaitingPage } from './lock-wait.ts';
import { createSessionScoped } from './session-scoped.ts';

const minute = 60_000;
const log = { info: vi.fn(), warn: vi.fn() };
const refresh = vi.fn<(...names: string[]) => Promise<void>>(() => Promise.resolve());

function open() {
  const session = openSessionStore(storageIn(new Map()), new EventTarget(), systemClock.now);
  session.save({ token: 'token-1', user: { ...person(1), sessionTimeout: 15 } });
  const document = new EventTarget();
  const page = Object.assign(new EventTarget(), { document });
  const queries = { refresh } as unknown as Parameters<typeof watchIdleness>[0]['queries'];
  const sessionScoped = createSessionScoped(session, systemClock);
  const end = watchIdleness({ session, sessionScoped, queries, clock: systemClock, log }, page);
  return { wait: sessionScoped(createLockWait), session, page, document, end };
}

beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('locks after the chosen time without use, and calls nothing meanwhile', async () => {
  const { session } = open();
  await vi.advanceTimersByTimeAsync(15 * minute - 1);
  expect(session.locked.read()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.locked.read()).toBe(true);
  expect(refresh).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'])(
  'a %s counts as use',
  async (type) => {
    const { session, page } = open();
    await vi.advanceTimersByTimeAsync(10 * minute);
    page.dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(14 * minute);
    expect(session.locked.read()).toBe(false);
    await vi.advanceTimersByTimeAsync(minute);
    expect(session.locked.read()).toBe(true);
  },
);

test('reports use to the provider, at most once in each third of the idle time', async () => {
  const { page } = open();
  for (let second = 0; second < 15 * 60; second += 30) {
    page.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(refresh.mock.calls).toEqual([['verify'], ['verify'], ['verify']]);
});

test.each([
  ['comes back to the foreground', 'visibilitychange'],
  ['is shown again', 'pageshow'],
  ['gets the focus', 'focus'],
])('a sleeping page locks as soon as it %s', (_, type) => {
  const { session, page, document } = open();
  // The page's timers were suspended.
  vi.setSystemTime(Date.now() + 15 * minute);
  (type === 'visibilitychange' ? document : page).dispatchEvent(new Event(type));
  expect(session.locked.read()).toBe(true);
});

test('a touch that wakes a sleeping page comes too late to count as use', () => {
  const { session, page } = open();
  vi.setSystemTime(Date.now() + 15 * minute);
  page.dispatchEvent(new Event('pointerdown'));
  expect(session.locked.read()).toBe(true);
});

test('locks when the clock is set back, which would hide how long it was idle', async () => {
  const { session } = open();
  await vi.advanceTimersByTimeAsync(10 * minute);
  vi.setSystemTime(Date.now() - 9 * minute);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(session.locked.read()).toBe(true);
});

test('stays unlocked when the clock is corrected by seconds, or set forward a little', async () => {
  const { session } = open();
  for (const step of [-30_000, 20_000]) {
    vi.setSystemTime(Date.now() + step);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.locked.read()).toBe(false);
  }
});

test('locks when it is opened after the clock was set back', () => {
  const storage = storageIn(new Map());
  const first = openSessionStore(storage, new EventTarget(), systemClock.now);
  first.save({ token: 'token-1', user: { ...person(1), sessionTimeout: 15 } });
  vi.setSystemTime(Date.now() - 2 * minute);
  expect(openSessionStore(storage, new EventTarget(), systemClock.now).locked.read()).toBe(true);
});

test('stops when its returned function is called', async () => {
  const { session, page, end } = open();
  end();
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(session.locked.read()).toBe(false);
});

/** A page with a vendor's screen, which the test hides and covers. */
function vendorPage() {
  let onVisibility = () => undefined as void;
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    covered: false,
    querySelector: () => (page.covered ? {} : null),
    addEventListener: (_: string, listener: () => void) => void (onVisibility = listener),
    removeEventListener: () => undefined,
  };
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    onVisibility();
  };
  return { page, show, waiting: page as unknown as WaitingPage };
}

test('the lock waits for the screen of a vendor, and locks when it is left', async () => {
  const { session, wait } = open();
  const end = wait.begin(vendorPage().waiting, () => 15 * minute);
  await vi.advanceTimersByTimeAsync(3 * 60 * minute);
  expect(session.locked.read()).toBe(false);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(session.locked.read()).toBe(true);
});

test('the lock waits for 12 hours at most', async () => {
  const { session, wait } = open();
  wait.begin(vendorPage().waiting, () => 15 * minute);
  await vi.advanceTimersByTimeAsync(longestLockWait - minute);
  expect(session.locked.read()).toBe(false);
  await vi.advanceTimersByTimeAsync(minute);
  expect(session.locked.read()).toBe(true);
});

test('the lock does not wait for a page that is hidden for the idle time, also once it is shown again', async () => {
  const { session, document, wait } = open();
  const { show, waiting } = vendorPage();
  wait.begin(waiting, () => 15 * minute);
  await vi.advanceTimersByTimeAsync(60 * minute);
  show('hidden');
  await vi.advanceTimersByTimeAsync(15 * minute - 1_000);
  expect(session.locked.read()).toBe(false);
  // The page's timers were suspended.
  vi.setSystemTime(Date.now() + 1_000);
  show('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.locked.read()).toBe(true);
});

test('the lock does not wait while a sheet covers the screen', async () => {
  const { session, wait } = open();
  const { page, waiting } = vendorPage();
  wait.begin(waiting, () => 15 * minute);
  await vi.advanceTimersByTimeAsync(60 * minute);
  page.covered = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(session.locked.read()).toBe(true);
});

test('a press elsewhere than on the screen of a vendor locks after the idle time', async () => {
  const { session, page, wait } = open();
  wait.begin(vendorPage().waiting, () => 15 * minute);
  await vi.advanceTimersByTimeAsync(60 * minute);
  page.dispatchEvent(new Event('click'));
  expect(session.locked.read()).toBe(true);
});
