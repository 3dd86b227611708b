import { describe, expect, test } from 'vitest';

import { decimal } from './decimal.ts';
import { maxMerchantNameLength, refundOf, refundRate } from './refund.ts';

test('the rate and the limit are the documented ones', () => {
  expect(refundRate).toBe('0.08');
  expect(maxMerchantNameLength).toBe(120);
});

describe('refundOf', () => {
  test.each([
    ['100', '8.00'],
    ['49.99', '4.00'],
    ['0.0625', '0.01'],
    ['0.0624', '0.00'],
    ['1.0625', '0.09'],
    ['123456789012.123456789012345678', '9876543120.97'],
  ])('%s gives %s', (purchase, refunded) => expect(refundOf(decimal(purchase))).toBe(refunded));
});
