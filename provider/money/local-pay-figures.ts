import type { LocalPayFigures } from '#wallet/entities/local-pay-figures.ts';

import { and, eq, gte, inArray, ne, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { plain } from '../ledger/ledger.ts';

/** Period of the figures, in milliseconds. */
const period = 30 * 24 * 60 * 60_000;

/** A user's local transactions and cashback of the last 30 days. */
export async function localPayFiguresOf(
  tx: Tx,
  userId: number,
  at: Date,
): Promise<LocalPayFigures> {
  const rows = await tx
    .select({
      transactions: sql<number>`count(*)::int`,
      cashback: sql<string>`coalesce(sum(${transactions.cashback}), 0)::text`,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        inArray(transactions.operation, ['top-up', 'local-send', 'local-withdrawal']),
        ne(transactions.status, 'failed'),
        gte(transactions.createdAt, new Date(at.getTime() - period)),
      ),
    );
  const figures = onlyRow(rows);
  return { ...figures, cashback: plain(figures.cashback) };
}
