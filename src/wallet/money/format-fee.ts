import { decimal, isPositive, multiply, type DecimalString } from './decimal.ts';

/** A fee as the forms state it: `Free` if it is zero. */
export function formatFee(fee: DecimalString, format: (fee: DecimalString) => string): string {
  return isPositive(fee) ? format(fee) : 'Free';
}

/** A share in per cent: `0.5%` for 0.005. */
export const formatPercent = (share: DecimalString): string =>
  `${multiply(share, decimal('100'))}%`;

/** A fee that is a share of the amount: `0.5%` for 0.005. */
export function formatShare(share: DecimalString): string {
  return formatFee(share, formatPercent);
}
