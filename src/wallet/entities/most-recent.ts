import type { Transaction } from './transaction.ts';

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
