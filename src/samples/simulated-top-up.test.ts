import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { systemClock } from '#wallet/clock.ts';

import { simulatedTopUp } from './simulated-top-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a top-up is processed for 2000 ms', async () => {
  let done = false;
  void simulatedTopUp(systemClock, new AbortController().signal).then(() => (done = true));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
});

test('leaving cancels it and its timer', async () => {
  const leaving = new AbortController();
  const result = simulatedTopUp(systemClock, leaving.signal);
  leaving.abort();
  await expect(result).rejects.toHaveProperty('name', 'AbortError');
  expect(vi.getTimerCount()).toBe(0);
});
