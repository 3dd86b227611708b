import { expect, test, vi } from 'vitest';

import { refreshing } from './refreshing.ts';

const refusal = (status: number) => Object.assign(new Error(String(status)), { status });
const named = (name: string) => Object.assign(new Error(name), { name });

test('a write that succeeds is followed by a read of what it changes', async () => {
  const refresh = vi.fn(() => Promise.resolve());
  expect(await refreshing({ refresh }, ['bankAccounts'], () => Promise.resolve('done'))).toBe(
    'done',
  );
  expect(refresh.mock.calls).toEqual([['bankAccounts']]);
});

test.each([
  ['no answer', named('UnreachableError')],
  ['no answer in time', named('TimeoutError')],
  ['the answer of a gateway', named('GatewayError')],
  ['an unreadable answer', named('UnreadableError')],
  ['503', refusal(503)],
])('so is one with %s, which may have happened', async (_, error) => {
  const refresh = vi.fn(() => Promise.resolve());
  const write = refreshing({ refresh }, ['travelPlans', 'activities'], () => Promise.reject(error));
  await expect(write).rejects.toBe(error);
  expect(refresh.mock.calls).toEqual([['travelPlans', 'activities']]);
});

test.each([
  ['403', refusal(403)],
  ['429', refusal(429)],
  ['500', refusal(500)],
  ['a check of the device that failed', named('NotAllowedError')],
])('one that is refused with %s has changed nothing to read', async (_, error) => {
  const refresh = vi.fn(() => Promise.resolve());
  await expect(refreshing({ refresh }, ['bankAccounts'], () => Promise.reject(error))).rejects.toBe(
    error,
  );
  expect(refresh).not.toHaveBeenCalled();
});
