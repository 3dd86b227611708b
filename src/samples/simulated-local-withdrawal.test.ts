import { afterEach, expect, test, vi } from 'vitest';

import { systemClock } from '#wallet/clock.ts';

import { simulatedLocalWithdrawal } from './simulated-local-withdrawal.ts';

afterEach(() => void vi.useRealTimers());

test('a local withdrawal is processed for 2000 ms', async () => {
  vi.useFakeTimers();
  let done = false;
  void simulatedLocalWithdrawal(systemClock, new AbortController().signal).then(
    () => (done = true),
  );
  await vi.advanceTimersByTimeAsync(1_999);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
});

test('leaving cancels it and its timer', async () => {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const result = simulatedLocalWithdrawal(systemClock, leaving.signal);
  leaving.abort();
  await expect(result).rejects.toHaveProperty('name', 'AbortError');
  expect(vi.getTimerCount()).toBe(0);
});
