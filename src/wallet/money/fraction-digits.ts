import { localCurrency } from './assets.ts';
import { compare, maxFractionDigits, truncate, type DecimalString } from './decimal.ts';

/** Maximum number of fraction digits of an asset. A coin of the local currency is one won: it has no fraction. */
export function fractionDigitsOf(assetType: string): number {
  return assetType === localCurrency ? 0 : maxFractionDigits;
}

/** Whether an amount has more fraction digits than its asset allows, such as a fraction of a won. */
export function isTooFine(amount: DecimalString, assetType: string): boolean {
  return compare(amount, truncate(amount, fractionDigitsOf(assetType))) !== 0;
}
