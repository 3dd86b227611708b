import { mostListedPayments, type ReceivedToday } from '#wallet/entities/received-today.ts';
import { koreanDay } from '#wallet/seoul-time.ts';

import { and, desc, eq, gte, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { plain } from '../ledger/ledger.ts';
import { koreanDayStart } from './daily-limit.ts';

/** The local payments that a user has received on the Korean day of a time, latest first (decision 168). */
export async function receivedToday(tx: Tx, userId: number, at: Date): Promise<ReceivedToday> {
  const received = and(
    eq(transactions.userId, userId),
    eq(transactions.operation, 'local-send'),
    eq(transactions.transactionType, 'receive'),
    eq(transactions.status, 'completed'),
    gte(transactions.createdAt, koreanDayStart(at)),
  );
  const figures = await tx
    .select({
      count: sql<number>`count(*)::int`,
      sum: sql<string>`coalesce(sum(${transactions.amount}), 0)::text`,
    })
    .from(transactions)
    .where(received);
  const rows = await tx
    .select({
      id: transactions.id,
      name: transactions.counterpartyName,
      amount: transactions.amount,
      createdAt: transactions.createdAt,
    })
    .from(transactions)
    .where(received)
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(mostListedPayments);
  const { count, sum } = onlyRow(figures);
  return {
    day: koreanDay(at),
    count,
    sum: plain(sum),
    payments: rows.map(({ id, name, amount, createdAt }) => ({
      transactionId: id,
      name,
      amount: plain(amount),
      createdAt: createdAt.toISOString(),
    })),
  };
}
