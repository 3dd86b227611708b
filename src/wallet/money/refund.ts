import { decimal, multiply, round, type DecimalString } from './decimal.ts';

/** The refunded share of a purchase, manual or automatic (core §9). */
export const refundRate = decimal('0.08');

/** Maximum number of characters of a shop's name. */
export const maxMerchantNameLength = 120;

/** The refund of a purchase, both in dollars: 8%, rounded half up to the cent. */
export function refundOf(purchaseAmount: DecimalString): DecimalString {
  return round(multiply(purchaseAmount, refundRate), 2);
}
