import { dollarValue, type Rates } from './assets.ts';
import type { DecimalString } from './decimal.ts';
import { formatDollars } from './format.ts';

/** The value of an amount, as shown beside its field: `≈ $8.00`. Undefined while rates, asset or amount are missing. */
export function dollarsWorth(
  rates: Rates | undefined,
  assetType: string,
  amount: DecimalString | undefined,
): string | undefined {
  return rates && amount && assetType !== ''
    ? `≈ ${formatDollars(dollarValue(rates, assetType, amount))}`
    : undefined;
}
