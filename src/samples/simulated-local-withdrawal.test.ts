import { afterEach, expect, test, vi } from 'vitest';

import { simulatedLocalWithdrawal } from './simulated-local-withdrawal.ts';

const withdrawal = { amount: '10000', bankId: 'busan', method: 'economy' } as const;

afterEach(() => void vi.useRealTimers());

test('a local withdrawal is processed for 2000 ms', async () => {
  vi.useFakeTimers();
  let done = false;
  void simulatedLocalWithdrawal(withdrawal, new AbortController().signal).then(() => (done = true));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
});

test('who leaves cancels it, timer and all', async () => {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const result = simulatedLocalWithdrawal(withdrawal, leaving.signal);
  leaving.abort();
  await expect(result).rejects.toHaveProperty('name', 'AbortError');
  expect(vi.getTimerCount()).toBe(0);
});
