import { localCurrency } from './assets.ts';
import { compare, maxFractionDigits, truncate, type DecimalString } from './decimal.ts';

/** Most digits after the point of an amount of an asset. A coin of the local currency is one won: it has no parts. */
export function fractionDigitsOf(assetType: string): number {
  return assetType === localCurrency ? 0 : maxFractionDigits;
}

/** Whether an amount has more digits after the point than its asset has, such as a fraction of a won. */
export function isTooFine(amount: DecimalString, assetType: string): boolean {
  return compare(amount, truncate(amount, fractionDigitsOf(assetType))) !== 0;
}
