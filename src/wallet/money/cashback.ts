import { compare, decimal, divide, multiply, truncate, type DecimalString } from './decimal.ts';

/** What a larger payment to a local shop brings back, in percent, by the least amount that it holds for, in won. */
const tiers = [
  { least: decimal('10000'), percent: decimal('15') },
  { least: decimal('5000'), percent: decimal('10') },
];

/** What any other payment brings back, in percent. */
const basePercent = decimal('5');

/** The cashback of a payment to a local shop, in whole won: up to 15% of the amount (local §2). */
export function cashbackOf(amount: DecimalString): DecimalString {
  const percent = tiers.find(({ least }) => compare(amount, least) >= 0)?.percent ?? basePercent;
  return truncate(divide(multiply(amount, percent), decimal('100'), 'down'), 0);
}
