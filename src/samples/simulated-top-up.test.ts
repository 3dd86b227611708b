import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { simulatedTopUp } from './simulated-top-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const topUp = { amount: '10000', source: 'XP' } as const;

test('a top-up is processed for 2000 ms and answers with a transaction id', async () => {
  const answer = vi.fn();
  void simulatedTopUp(topUp, new AbortController().signal, () => 0.5).then(answer);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledWith({ success: true, transactionId: 'topup-80000000' });
});

test.each([
  [0, 'topup-00000000'],
  [1 - Number.EPSILON, 'topup-ffffffff'],
])('the id of %s has as many digits as all others', async (random, transactionId) => {
  const answer = simulatedTopUp(topUp, new AbortController().signal, () => random);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toHaveProperty('transactionId', transactionId);
});

test('leaving cancels it: no answer and no timer stay behind', async () => {
  const leaving = new AbortController();
  const answer = simulatedTopUp(topUp, leaving.signal, () => 0);
  leaving.abort();
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  expect(vi.getTimerCount()).toBe(0);
});
