import * as z from 'zod/mini';

import { amount, atMost, id, positiveAmount } from './fields.ts';

/** A movement of one asset in or out of the wallet; `amount` in units of the asset. */
export const Transaction = z.object({
  id,
  transactionType: z.string(),
  assetType: z.string(),
  amount,
  toAddress: z.optional(z.nullable(z.string())),
  status: z.string(),
  createdAt: z.optional(z.nullable(z.string())),
});
export type Transaction = z.infer<typeof Transaction>;

/** The body that creates a transaction. The shown network fee is no part of it (core §9). */
export const NewTransaction = z.object({
  userId: id,
  assetType: z.string().check(z.minLength(1), atMost(32)),
  transactionType: z.literal('send'),
  amount: positiveAmount,
  toAddress: z.string().check(z.trim(), z.minLength(1), atMost(200)),
  status: z.literal('pending'),
});
export type NewTransaction = z.infer<typeof NewTransaction>;

/** How many entries a recent list shows (core §9). */
export const recentCount = 5;

/**
 * The most recent transactions first. The documents give a transaction no time, so `createdAt` counts where it is sent
 * and the highest id otherwise (decision 36).
 */
export function mostRecent(transactions: readonly Transaction[], count: number): Transaction[] {
  return transactions
    .toSorted((left, right) => {
      const byTime = (right.createdAt ?? '').localeCompare(left.createdAt ?? '');
      return byTime === 0 ? right.id - left.id : byTime;
    })
    .slice(0, count);
}
