import { add, compare, decimal, subtract, type DecimalString } from '#wallet/money/decimal.ts';
import { seoulOffset } from '#wallet/seoul-time.ts';

import { and, eq, gte, isNull, ne, sql } from '../database/drizzle.ts';
import { transactions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { day } from '../sandbox-time.ts';

type LimitedOperation = 'top-up' | 'local-send' | 'local-withdrawal';

/** Start of the Korean day that contains a time. */
export function koreanDayStart(at: Date): Date {
  const sinceMidnight = (at.getTime() + seoulOffset) % day;
  return new Date(at.getTime() - sinceMidnight);
}

/**
 * The remainder of an operation's daily limit (local §9, decision 90), in won. Locks the user until the transaction
 * ends, so that concurrent requests cannot use the same remainder.
 */
export async function leftToday(
  tx: Tx,
  {
    userId,
    operation,
    limit,
    at,
  }: { userId: number; operation: LimitedOperation; limit: DecimalString; at: Date },
): Promise<DecimalString> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${transactions.amount}), 0)::text` })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        eq(transactions.operation, operation),
        isNull(transactions.sendId),
        ne(transactions.status, 'failed'),
        gte(transactions.createdAt, koreanDayStart(at)),
      ),
    );
  const left = subtract(limit, decimal(row?.sum ?? '0'));
  return compare(left, decimal('0')) < 0 ? decimal('0') : add(left);
}
