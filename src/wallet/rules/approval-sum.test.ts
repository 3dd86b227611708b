import { expect, test } from 'vitest';

import { approvalSum } from './approval-sum.ts';

const of = (amount: string, currency = 'KRW') => ({ amount, currency });

test.each([
  [[], [], 0],
  [[of('1,284,500')], ['1,284,500 KRW'], 0],
  [[of('1,284,500'), of('500')], ['1,285,000 KRW'], 0],
  [[of('999.99', 'USD'), of('0.01', 'USD')], ['1,000.00 USD'], 0],
  [[of('10', 'USD'), of('0.5', 'USD')], ['10.5 USD'], 0],
  [[of('1', 'USD'), of('2'), of('3', 'USD')], ['4 USD', '2 KRW'], 0],
  [[of(''), of('1 million'), of('1,00'), of('-5'), of('7', '')], [], 5],
  [[of('99,999,999,999,999,999,999'), of('1')], ['100,000,000,000,000,000,000 KRW'], 0],
])('the sum of %j', (approvals, sums, without) => {
  expect(approvalSum(approvals)).toEqual({ sums, without });
});
