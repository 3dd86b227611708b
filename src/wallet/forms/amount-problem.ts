import { isPositive } from '#wallet/money/decimal.ts';
import { readNumber, readWon } from '#wallet/money/typed-amount.ts';
import { readTypedText } from '#wallet/typed-text.ts';

/** Why what is typed is no amount: nothing is typed, or nothing that reads as one. */
export function amountProblem(typed: string): 'missing' | 'no-amount' {
  return readTypedText(typed) === '' ? 'missing' : 'no-amount';
}

/** Why what is typed is no amount of won, or of another unit without a smaller one: they are whole. */
export function wonProblem(typed: string, unit = 'KRW'): 'missing' | 'no-amount' | 'not-whole' {
  const value = readNumber(typed, unit);
  return value !== undefined && isPositive(value) && readWon(typed, unit) === undefined
    ? 'not-whole'
    : amountProblem(typed);
}
