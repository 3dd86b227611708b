import { expect, test, vi } from 'vitest';

import { createStoryClock } from './story-clock.ts';

const start = new Date('2025-01-05T05:30:00.000Z');

/** Records how a promise settles. */
function watch(promise: Promise<void>) {
  const ended = { as: 'waiting' };
  promise.then(
    () => (ended.as = 'over'),
    (error: unknown) => (ended.as = error instanceof Error ? error.name : String(error)),
  );
  return ended;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('waits end immediately by default', async () => {
  const clock = createStoryClock();
  await clock.wait(2_000);
  expect(clock.now()).toEqual(start);
});

test('a wait on a held clock ends when the clock has advanced far enough', async () => {
  const clock = createStoryClock();
  clock.hold();
  const wait = watch(clock.wait(2_000));
  expect(clock.waiting()).toBe(1);
  clock.advance(1_999);
  await settled();
  expect(wait.as).toBe('waiting');
  clock.advance(1);
  await settled();
  expect(wait.as).toBe('over');
  expect(clock.waiting()).toBe(0);
  expect(clock.now()).toEqual(new Date('2025-01-05T05:30:02.000Z'));
});

test.each([true, false])('a wait ends when its signal aborts (held: %s)', async (held) => {
  const clock = createStoryClock();
  if (held) clock.hold();
  const leaving = new AbortController();
  if (!held) leaving.abort();
  const wait = watch(clock.wait(2_000, leaving.signal));
  leaving.abort();
  await settled();
  expect(wait.as).toBe('AbortError');
});

test('a repeated function runs at its interval until it is stopped', () => {
  const clock = createStoryClock();
  const run = vi.fn<() => void>();
  const end = clock.every(30_000, run);
  expect(clock.intervals()).toEqual([30_000]);
  clock.advance(29_999);
  expect(run).not.toHaveBeenCalled();
  clock.advance(60_001);
  expect(run).toHaveBeenCalledTimes(3);
  end();
  clock.advance(60_000);
  expect(run).toHaveBeenCalledTimes(3);
  expect(clock.intervals()).toEqual([]);
});
