import { decimal, round, type DecimalString } from '#wallet/money/decimal.ts';
import { divide } from '#wallet/money/divide.ts';

/** The smallest purchase with a refund, in dollars (core §9). */
export const leastRefundedPurchase = decimal('30');

/** The largest sum of refunds that a user may request in a day, in dollars, by the Korean calendar (decision 213). */
export const maxRefundPerDay = decimal('500');

/** The largest age of a receipt, in days. */
export const maxReceiptDays = 90;

/** The method of the transaction that pays a refund: a deposit in USDC. */
export const taxRefundMethod = 'tax-refund';

/** The largest number of refunds that a user may have open: processing or approved. */
export const maxOpenRefunds = 200;

/** The dollars of a purchase in won, rounded half up to the cent. The rate is in won per dollar. */
export function purchaseOfWon(won: DecimalString, wonPerDollar: DecimalString): DecimalString {
  return round(divide(won, wonPerDollar, 'down'), 2);
}

const dayLength = 24 * 60 * 60_000;

/** The number of days from one calendar day to another, such as `2026-03-02`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}
