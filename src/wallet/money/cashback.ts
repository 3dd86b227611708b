import type { CashbackPercent } from '#wallet/entities/merchant.ts';

import { decimal, multiply, truncate, type DecimalString } from './decimal.ts';
import { divide } from './divide.ts';

/**
 * The cashback of a payment to a merchant, in whole won, rounded down: the merchant's percentage in the directory, up
 * to 15 % (local §2, decision 209).
 */
export function cashbackOf(amount: DecimalString, percent: CashbackPercent): DecimalString {
  return truncate(divide(multiply(amount, decimal(String(percent))), decimal('100'), 'down'), 0);
}
