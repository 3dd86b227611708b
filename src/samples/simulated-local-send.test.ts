import { afterEach, expect, test, vi } from 'vitest';

import { systemClock } from '#wallet/clock.ts';

import { simulatedLocalSend } from './simulated-local-send.ts';

afterEach(() => void vi.useRealTimers());

test('a local send is processed for 2000 ms', async () => {
  vi.useFakeTimers();
  let done = false;
  void simulatedLocalSend(systemClock, new AbortController().signal).then(() => (done = true));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
});
