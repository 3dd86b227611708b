import * as z from 'zod/mini';

import { amount } from './fields.ts';

/** A change of one balance with its fee, in units of the asset; negative if it leaves the wallet (decision 167). */
export const BalanceChange = z.object({ assetType: z.string(), amount });
export type BalanceChange = z.infer<typeof BalanceChange>;

/**
 * True for a change that the balance contains. Money on its way to the wallet is not in it yet, money on its way out
 * has left it, and a failure returned everything.
 */
export function isInBalance(change: BalanceChange, status: string): boolean {
  return (
    status === 'completed' ||
    ((status === 'pending' || status === 'waiting') && change.amount.startsWith('-'))
  );
}
