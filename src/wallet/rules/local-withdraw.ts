import type { LocalWithdrawMethod } from '#wallet/entities/money-choices.ts';
import { decimal, type DecimalString } from '#wallet/money/decimal.ts';

/** What each method costs in won, charged on top of the amount (local §9, decision 34). */
export const localWithdrawFees: Readonly<Record<LocalWithdrawMethod, DecimalString>> = {
  instant: decimal('500'),
  standard: decimal('200'),
  economy: decimal('0'),
};

/** The least that can be withdrawn, in won (local §9). */
export const minimumLocalWithdrawal = decimal('1000');

/** The stated daily limit, in won. The form tells it, and the provider enforces it (local §9, decision 90). */
export const dailyLocalWithdrawLimit = decimal('1000000');
