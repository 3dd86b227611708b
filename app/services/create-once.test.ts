import { expect, test } from 'vitest';

import { createOnce, type KeyedBody } from './create-once.ts';

interface Wish {
  amount: string;
}

/** A create whose sending fails as often as asked, and everything that it sent. */
function creating({ failures = 0 } = {}) {
  const sent: KeyedBody<Wish & { moment: number }>[] = [];
  let keys = 0;
  let moment = 0;
  const create = createOnce<Wish, Wish & { moment: number }>(
    (wish) => ({ ...wish, moment: ++moment }),
    (request) => {
      sent.push(request);
      return sent.length <= failures ? Promise.reject(new Error('offline')) : Promise.resolve();
    },
    () => `key-${++keys}`,
  );
  return { create, sent };
}

test('what failed goes out again as it was, under the same key', async () => {
  const { create, sent } = creating({ failures: 2 });
  await expect(create({ amount: '1' })).rejects.toThrow('offline');
  await expect(create({ amount: '1' })).rejects.toThrow('offline');
  await create({ amount: '1' });
  const request = { body: { amount: '1', moment: 1 }, idempotencyKey: 'key-1' };
  expect(sent).toEqual([request, request, request]);
});

test('a changed draft has a key of its own, and the first one keeps its own', async () => {
  const { create, sent } = creating({ failures: 2 });
  await expect(create({ amount: '1' })).rejects.toThrow();
  await expect(create({ amount: '2' })).rejects.toThrow();
  await create({ amount: '1' });
  expect(sent.map(({ body, idempotencyKey }) => [body.amount, idempotencyKey])).toEqual([
    ['1', 'key-1'],
    ['2', 'key-2'],
    ['1', 'key-1'],
  ]);
});

test('what got through can be wished for once more', async () => {
  const { create, sent } = creating();
  await create({ amount: '1' });
  await create({ amount: '1' });
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2']);
});

test('keys are random by default', async () => {
  const keys: string[] = [];
  const create = createOnce(
    (wish: string) => wish,
    ({ idempotencyKey }) => Promise.resolve(keys.push(idempotencyKey)),
  );
  await create('x');
  await create('x');
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(String)]);
  expect(keys[0]).not.toBe(keys[1]);
});
