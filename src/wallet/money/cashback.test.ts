import { expect, test } from 'vitest';

import { cashbackOf } from './cashback.ts';
import { decimal } from './decimal.ts';

test.each([
  ['0', '0'],
  ['19', '0'],
  ['4999', '249'],
  ['5000', '500'],
  ['9999', '999'],
  ['10000', '1500'],
  ['123456', '18518'],
])('a payment of ₩%s brings back ₩%s', (amount, cashback) => {
  expect(cashbackOf(decimal(amount))).toBe(cashback);
});
