import { describe, expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';

import { mostRecent, recentCount } from './most-recent.ts';

test('a recent list shows five', () => expect(recentCount).toBe(5));

describe('the most recent transactions', () => {
  const transaction = (id: number, createdAt?: string) => ({
    id,
    transactionType: 'send',
    assetType: 'XP',
    amount: decimal('1'),
    status: 'completed',
    ...(createdAt === undefined ? {} : { createdAt }),
  });
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);

  test('are those with the highest ids if no time is sent', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((id) => transaction(id));
    expect(ids(mostRecent(all, 5))).toEqual([7, 6, 5, 4, 3]);
  });

  test('are the latest if times are sent', () => {
    const all = [
      transaction(1, '2025-01-03T00:00:00Z'),
      transaction(2, '2025-01-01T00:00:00Z'),
      transaction(3, '2025-01-02T00:00:00Z'),
    ];
    expect(ids(mostRecent(all, 2))).toEqual([1, 3]);
  });
});
