import type { DepositCharge } from '#wallet/rules/deposit.ts';

import { formatExact, formatWon } from './format-figure.ts';
import { formatDollars } from './format.ts';

/** A charge in its currency: `₩118,750` or `$82.00`. */
export function formatCharge({
  currency,
  amount,
}: Pick<DepositCharge, 'currency' | 'amount'>): string {
  return currency === 'KRW' ? formatWon(amount) : formatDollars(amount);
}

/** The rate of a charge with all its digits: `1 XP = ₩1,000`. */
export function formatChargeRate(
  assetType: string,
  { currency, rate }: Pick<DepositCharge, 'currency' | 'rate'>,
): string {
  return `1 ${assetType} = ${currency === 'KRW' ? '₩' : '$'}${formatExact(rate)}`;
}
