/** A code of the provider in words: `in_review` is `In review`, `expense_report` is `Expense report`. */
export function codeLabel(code: string): string {
  const words = code.replaceAll(/[_\s]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
