/** Why what is typed is no amount: nothing is typed, or nothing that reads as one. */
export function amountProblem(typed: string): 'missing' | 'no-amount' {
  return typed.trim() === '' ? 'missing' : 'no-amount';
}
