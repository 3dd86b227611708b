import type { Transaction } from './transaction.ts';

/** How many entries a recent list shows (core §9). */
export const recentCount = 5;

/**
 * The most recent transactions first. The documents give a transaction no time, so `createdAt` counts where it is sent
 * and the highest id otherwise (decision 36).
 */
export function mostRecent(transactions: readonly Transaction[], count: number): Transaction[] {
  return transactions
    .toSorted((one, other) => {
      const [left, right] = [one.createdAt ?? '', other.createdAt ?? ''];
      // Instants need no collation, whose first use takes a slow phone 40 ms.
      if (left === right) return other.id - one.id;
      return left < right ? 1 : -1;
    })
    .slice(0, count);
}
