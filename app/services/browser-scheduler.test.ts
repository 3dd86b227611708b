import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { browserScheduler, type ScheduledPage } from './browser-scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that is idle at once, unless its browser lacks `requestIdleCallback`. */
function openPage({ onLine = true, reportsIdle = true } = {}) {
  const page = Object.assign(new EventTarget(), {
    setTimeout,
    clearTimeout,
    requestAnimationFrame: (run: () => void) => setTimeout(run),
    cancelAnimationFrame: clearTimeout,
    navigator: { onLine },
    ...(reportsIdle && {
      requestIdleCallback: (run: () => void) => setTimeout(run),
      cancelIdleCallback: clearTimeout,
    }),
  });
  const run = vi.fn();
  return {
    scheduler: browserScheduler(page as unknown as ScheduledPage),
    run,
    goOnline: () => page.dispatchEvent(new Event('online')),
    /** True if `run` has been called after this time, in milliseconds. */
    hasRunAfter: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return run.mock.calls.length > 0;
    },
  };
}

test('idle work runs when the page is idle, or after half a second without idle callbacks', async () => {
  const supported = openPage();
  supported.scheduler.idle(supported.run);
  expect(supported.run).not.toHaveBeenCalled();
  expect(await supported.hasRunAfter(0)).toBe(true);
  const unsupported = openPage({ reportsIdle: false });
  unsupported.scheduler.idle(unsupported.run);
  expect(await unsupported.hasRunAfter(499)).toBe(false);
  expect(await unsupported.hasRunAfter(1)).toBe(true);
});

test('idle work can be deferred, for at most five seconds', async () => {
  const { scheduler, run, hasRunAfter } = openPage();
  let release = () => {};
  scheduler.deferIdleWork(new Promise<void>((resolve) => (release = resolve)));
  scheduler.idle(run);
  expect(await hasRunAfter(4_999)).toBe(false);
  release();
  expect(await hasRunAfter(0)).toBe(true);
  const held = openPage();
  held.scheduler.deferIdleWork(new Promise(() => undefined));
  held.scheduler.idle(held.run);
  expect(await held.hasRunAfter(4_999)).toBe(false);
  expect(await held.hasRunAfter(2)).toBe(true);
});

test('expensive work waits for four seconds after the start, and then for an idle page', async () => {
  const { scheduler, run, hasRunAfter } = openPage({ reportsIdle: false });
  scheduler.afterStartup(run);
  expect(await hasRunAfter(4_499)).toBe(false);
  expect(await hasRunAfter(1)).toBe(true);
});

test.each([
  ['offline waits until the device is online', false, 60_000],
  ['online waits for ten seconds', true, 9_999],
])('a retry %s', async (_, onLine, waits) => {
  const { scheduler, run, hasRunAfter, goOnline } = openPage({ onLine });
  scheduler.online(run);
  expect(await hasRunAfter(waits)).toBe(false);
  if (!onLine) goOnline();
  expect(await hasRunAfter(1)).toBe(true);
  goOnline();
  await hasRunAfter(60_000);
  expect(run).toHaveBeenCalledOnce();
});

test.each(['idle', 'afterStartup', 'online', 'frame'] as const)(
  'work that `%s` schedules does not run after it is cancelled',
  async (when) => {
    const { scheduler, run, goOnline, hasRunAfter } = openPage();
    scheduler[when](run)();
    goOnline();
    expect(await hasRunAfter(60_000)).toBe(false);
    scheduler[when](run);
    expect(await hasRunAfter(60_000)).toBe(true);
  },
);

test.each([
  ['while it is deferred', 0],
  ['after it was deferred', 5_000],
])('idle work that is cancelled %s does not run', async (_, waits) => {
  const { scheduler, run, hasRunAfter } = openPage({ reportsIdle: false });
  scheduler.deferIdleWork(new Promise(() => undefined));
  const cancel = scheduler.idle(run);
  expect(await hasRunAfter(waits)).toBe(false);
  cancel();
  expect(await hasRunAfter(60_000)).toBe(false);
});

test('expensive work that is cancelled after the start does not run', async () => {
  const { scheduler, run, hasRunAfter } = openPage({ reportsIdle: false });
  const cancel = scheduler.afterStartup(run);
  expect(await hasRunAfter(4_000)).toBe(false);
  cancel();
  expect(await hasRunAfter(60_000)).toBe(false);
});
