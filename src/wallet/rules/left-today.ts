import { localCurrency } from '#wallet/money/assets.ts';
import { compare, type DecimalString } from '#wallet/money/decimal.ts';

/** True if an amount of an asset is known to exceed the remainder of a daily limit, in won (decision 173). */
export function isAboveLeft(
  amount: DecimalString,
  assetType: string,
  left: DecimalString | undefined,
): boolean {
  return assetType === localCurrency && left !== undefined && compare(amount, left) > 0;
}
