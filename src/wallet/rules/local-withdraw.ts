import type { LocalWithdrawMethod } from '#wallet/entities/money-choices.ts';
import { decimal, type DecimalString } from '#wallet/money/decimal.ts';

/** The fee of each method in won, charged on top of the amount (local §9, decision 34). */
export const localWithdrawFees: Readonly<Record<LocalWithdrawMethod, DecimalString>> = {
  instant: decimal('500'),
  standard: decimal('200'),
  economy: decimal('0'),
};

/** Minimum amount of a withdrawal, in won (local §9). */
export const minimumLocalWithdrawal = decimal('1000');

/** The documented daily limit, in won. The form shows it, and the provider enforces it (local §9, decision 90). */
export const dailyLocalWithdrawLimit = decimal('1000000');
