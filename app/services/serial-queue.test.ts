import { expect, test } from 'vitest';

import { createSerialQueue } from './serial-queue.ts';

test('each task waits for the previous one, even if that fails', async () => {
  const inTurn = createSerialQueue();
  const done: string[] = [];
  let fail: (error: Error) => void = () => undefined;
  const first = inTurn(async () => {
    await new Promise((_, reject) => {
      fail = reject;
    });
  });
  const second = inTurn(async () => {
    done.push('second');
    return 2;
  });
  const third = inTurn(async () => {
    done.push('third');
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  fail(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await expect(second).resolves.toBe(2);
  await third;
  expect(done).toEqual(['second', 'third']);
});
