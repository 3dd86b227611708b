import { expect, test } from 'vitest';

import { ApiError } from '#api/client.ts';

import { createOnce, type KeyedBody } from './create-once.ts';

interface Wish {
  amount: string;
}

const offline = new Error('offline');

/** A create whose sending fails as often as asked, and everything that it sent. */
function creating({ failures = 0, failure = offline } = {}) {
  const sent: KeyedBody<Wish & { moment: number }>[] = [];
  let keys = 0;
  let moment = 0;
  const create = createOnce(
    (wish: Wish) => ({ ...wish, moment: ++moment }),
    (request) => {
      sent.push(request);
      return sent.length <= failures
        ? Promise.reject(failure)
        : Promise.resolve(`answer-${sent.length}`);
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

test('after a success the same content is a new create', async () => {
  const { create, sent } = creating();
  await create({ amount: '1' });
  await create({ amount: '1' });
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2']);
});

test.each([400, 401, 402, 403, 404, 409, 422])(
  'after a refusal with %i the same content is a new create',
  async (status) => {
    const { create, sent } = creating({ failures: 1, failure: new ApiError(status, '', '') });
    await expect(create({ amount: '1' })).rejects.toHaveProperty('status', status);
    await create({ amount: '1' });
    expect(sent).toEqual([
      { body: { amount: '1', moment: 1 }, idempotencyKey: 'key-1' },
      { body: { amount: '1', moment: 2 }, idempotencyKey: 'key-2' },
    ]);
  },
);

test.each([408, 425, 429, 500, 502, 503])(
  'after an answer with %i it goes out again as it was',
  async (status) => {
    const { create, sent } = creating({ failures: 1, failure: new ApiError(status, '', '') });
    await expect(create({ amount: '1' })).rejects.toHaveProperty('status', status);
    await create({ amount: '1' });
    const request = { body: { amount: '1', moment: 1 }, idempotencyKey: 'key-1' };
    expect(sent).toEqual([request, request]);
  },
);

test('hands back what the sending resolved with', async () => {
  const { create } = creating();
  await expect(create({ amount: '1' })).resolves.toBe('answer-1');
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
