import { add, decimal, type DecimalString } from '#wallet/money/decimal.ts';

/** The network fee of a send, in units of its asset, for any amount (core §9, decision 203). */
export const networkFee = decimal('0.001');

/** The amount that a send deducts from the wallet: the amount and the network fee, in units of the asset. */
export function sendTotal(amount: DecimalString): DecimalString {
  return add(amount, networkFee);
}
