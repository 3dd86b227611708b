import { isPositive, readNumber, readWon } from '#wallet/money/decimal.ts';

/** Why what is typed is no amount: nothing is typed, or nothing that reads as one. */
export function amountProblem(typed: string): 'missing' | 'no-amount' {
  return typed.trim() === '' ? 'missing' : 'no-amount';
}

/** Why what is typed is no amount of won: won are whole. */
export function wonProblem(typed: string): 'missing' | 'no-amount' | 'not-whole' {
  const value = readNumber(typed);
  return value !== undefined && isPositive(value) && readWon(typed) === undefined
    ? 'not-whole'
    : amountProblem(typed);
}
