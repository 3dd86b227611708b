import type { BalanceChange } from '#wallet/entities/balance-change.ts';

/**
 * True for a change that the balance contains. Money on its way to the wallet is not in it yet, money on its way out
 * has left it, and a failure returned everything.
 */
export function isInBalance({ amount }: BalanceChange, status: string): boolean {
  return (
    status === 'completed' ||
    ((status === 'pending' || status === 'waiting') && amount.startsWith('-'))
  );
}
