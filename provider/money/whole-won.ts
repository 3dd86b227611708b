import type { DecimalString } from '#wallet/money/decimal.ts';

import { Refusal } from '../refusal.ts';

/** @throws {Refusal} 422 for an amount with parts of a won */
export function requireWholeWon(amount: DecimalString): void {
  if (amount.includes('.')) {
    throw new Refusal('won-with-fraction');
  }
}
