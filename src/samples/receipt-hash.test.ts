import { expect, test } from 'vitest';

import { sampleReceiptHash } from './receipt-hash.ts';

test('a receipt hash is made of the time, in the shape of a hash', () => {
  const hash = sampleReceiptHash(new Date('2025-01-05T05:30:00.000Z'));
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/);
  expect(hash).toBe(sampleReceiptHash(new Date('2025-01-05T05:30:00.000Z')));
  expect(hash).not.toBe(sampleReceiptHash(new Date('2025-01-05T05:30:00.001Z')));
});
