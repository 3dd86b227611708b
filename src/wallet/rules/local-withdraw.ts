import type { Fees } from '#wallet/entities/fees.ts';
import type { LocalWithdrawMethod } from '#wallet/entities/money-choices.ts';
import { decimal, type DecimalString } from '#wallet/money/decimal.ts';

/** The fees of withdrawals of the local currency. */
export type LocalWithdrawFees = Pick<Fees, 'local-withdraw-instant' | 'local-withdraw-standard'>;

/** The fee of a method in won, charged on top of the amount. Economy is free (local §9, decision 34). */
export function localWithdrawFee(
  method: LocalWithdrawMethod,
  fees: LocalWithdrawFees,
): DecimalString {
  return method === 'economy' ? decimal('0') : fees[`local-withdraw-${method}`];
}

/** Minimum amount of a withdrawal, in won (local §9). */
export const minimumLocalWithdrawal = decimal('1000');

/** The documented daily limit, in won. The form shows it, and the provider enforces it (local §9, decision 90). */
export const dailyLocalWithdrawLimit = decimal('1000000');
