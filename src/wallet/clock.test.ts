import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { systemClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Records how a promise has settled so far. */
function watch(promise: Promise<void>) {
  const ended = { as: 'pending' };
  promise.then(
    () => (ended.as = 'resolved'),
    (error: unknown) => (ended.as = error instanceof Error ? error.name : String(error)),
  );
  return ended;
}

describe('waiting', () => {
  test('resolves after exactly the given milliseconds', async () => {
    const delay = watch(systemClock.wait(2_000, new AbortController().signal));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(delay.as).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(delay.as).toBe('resolved');
  });

  test('rejects at once when it is cancelled, and leaves no timer behind', async () => {
    const leaving = new AbortController();
    const delay = watch(systemClock.wait(2_000, leaving.signal));
    await vi.advanceTimersByTimeAsync(500);
    leaving.abort();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(delay.as).toBe('AbortError');
  });

  test('starts no timer if the signal has already aborted', async () => {
    const delay = watch(systemClock.wait(2_000, AbortSignal.abort()));
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(delay.as).toBe('AbortError');
  });

  test('works without a signal', async () => {
    const delay = watch(systemClock.wait(10));
    await vi.advanceTimersByTimeAsync(10);
    expect(delay.as).toBe('resolved');
  });

  test('a signal that aborts afterwards changes nothing', async () => {
    const leaving = new AbortController();
    const delay = watch(systemClock.wait(10, leaving.signal));
    await vi.advanceTimersByTimeAsync(10);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(delay.as).toBe('resolved');
  });
});

test('a repeated function runs at its interval until it is stopped', async () => {
  const run = vi.fn<() => void>();
  const end = systemClock.every(30_000, run);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(2);
  end();
  expect(vi.getTimerCount()).toBe(0);
});
