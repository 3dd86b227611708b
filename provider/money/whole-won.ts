import type { DecimalString } from '#wallet/money/decimal.ts';

import { isTooFine } from '#wallet/money/fraction-digits.ts';

import type { AssetType } from '../ledger/asset-types.ts';
import { Refusal } from '../refusal.ts';

/** @throws {Refusal} for an amount with parts of a won */
export function requireWholeWon(amount: DecimalString): void {
  if (amount.includes('.')) {
    throw new Refusal('won-with-fraction');
  }
}

/** @throws {Refusal} for a fraction of a won in the local currency, whose smallest unit is one won (decision 152) */
export function requireUnits(amount: DecimalString, assetType: AssetType): void {
  if (isTooFine(amount, assetType)) throw new Refusal('won-with-fraction');
}
