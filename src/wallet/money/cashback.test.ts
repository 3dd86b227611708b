import { expect, test } from 'vitest';

import { cashbackOf } from './cashback.ts';
import { decimal } from './decimal.ts';

test.each([
  ['0', 15, '0'],
  ['19', 5, '0'],
  ['20', 5, '1'],
  ['4999', 5, '249'],
  ['4999', 15, '749'],
  ['9999', 10, '999'],
  ['10000', 5, '500'],
  ['10000', 15, '1500'],
  ['123456', 15, '18518'],
  ['1000000', 10, '100000'],
] as const)('a payment of ₩%s at %s %% has a cashback of ₩%s', (amount, percent, cashback) => {
  expect(cashbackOf(decimal(amount), percent)).toBe(cashback);
});
