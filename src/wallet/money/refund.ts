import { decimal, multiply, round, type DecimalString } from './decimal.ts';

/** What a manual refund gives back of the purchase (core §9). */
export const refundRate = decimal('0.08');

/** Most characters of a shop's name that the provider keeps. */
export const maxMerchantNameLength = 120;

/** The refund of a purchase, both in dollars: 8%, rounded half up to the cent. */
export function refundOf(purchaseAmount: DecimalString): DecimalString {
  return round(multiply(purchaseAmount, refundRate), 2);
}
