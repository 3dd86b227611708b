import { isPositive } from '#wallet/money/decimal.ts';
import { readNumber, readWon } from '#wallet/money/typed-amount.ts';
import { readTypedText } from '#wallet/typed-text.ts';

/** Why a typed text is not an amount: it is empty, or unreadable. */
export function amountProblem(typed: string): 'missing' | 'no-amount' {
  return readTypedText(typed) === '' ? 'missing' : 'no-amount';
}

/** Why a typed text is not an amount of won, or of another unit that has whole amounts only. */
export function wonProblem(typed: string, unit = 'KRW'): 'missing' | 'no-amount' | 'not-whole' {
  const value = readNumber(typed, unit);
  return value !== undefined && isPositive(value) && readWon(typed, unit) === undefined
    ? 'not-whole'
    : amountProblem(typed);
}
