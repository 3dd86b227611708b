import { expect, test } from 'vitest';

import { createIdempotencyKeys } from './idempotency-keys.ts';

function numbered() {
  let count = 0;
  return createIdempotencyKeys(() => `key-${++count}`);
}

test('the same content keeps its key until it is done', () => {
  const keys = numbered();
  expect(keys.keyFor({ amount: '1' })).toBe('key-1');
  expect(keys.keyFor({ amount: '1' })).toBe('key-1');
  keys.done({ amount: '1' });
  expect(keys.keyFor({ amount: '1' })).toBe('key-2');
});

test('other content gets another key', () => {
  const keys = numbered();
  expect(keys.keyFor({ amount: '1' })).toBe('key-1');
  expect(keys.keyFor({ amount: '2' })).toBe('key-2');
  expect(keys.keyFor({ amount: '1' })).toBe('key-1');
});

test('keys are random by default', () => {
  const key = createIdempotencyKeys().keyFor('x');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(createIdempotencyKeys().keyFor('x')).not.toBe(key);
});
