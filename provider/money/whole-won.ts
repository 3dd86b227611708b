import type { DecimalString } from '#wallet/money/decimal.ts';

import { HttpError } from '../http-error.ts';

/** @throws {HttpError} 422 for an amount with parts of a won */
export function requireWholeWon(amount: DecimalString): void {
  if (amount.includes('.')) {
    throw new HttpError(422, 'An amount of won is whole. Enter it without a fraction.');
  }
}
