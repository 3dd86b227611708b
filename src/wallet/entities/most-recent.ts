import type { Transaction } from './transaction.ts';

/** Number of entries of a recent list (core §9). */
export const recentCount = 5;

/**
 * The most recent transactions first. The documented transaction has no time, so they are sorted by `createdAt` if
 * the provider sends it, and by id otherwise (decision 36).
 */
export function mostRecent(transactions: readonly Transaction[], count: number): Transaction[] {
  return transactions
    .toSorted((one, other) => {
      const [left, right] = [one.createdAt ?? '', other.createdAt ?? ''];
      // Compares ISO timestamps without collation, whose first use takes a slow phone 40 ms.
      if (left === right) return other.id - one.id;
      return left < right ? 1 : -1;
    })
    .slice(0, count);
}
