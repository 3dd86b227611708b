import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm';

import { add, compare, decimal, subtract, type DecimalString } from '#wallet/money/decimal.ts';

import { transactions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';

/** The most that a person tops up, sends or withdraws of the local currency in a day, each, in won (local §9). */
export const dailyLimit = decimal('1000000');

type LimitedOperation = 'top-up' | 'local-send' | 'local-withdrawal';

/** Seoul has no summer time. */
const seoulOffset = 9 * 60 * 60_000;
const day = 24 * 60 * 60_000;

/** The moment at which the day of a moment began in Korea. */
export function koreanDayStart(at: Date): Date {
  const sinceMidnight = (at.getTime() + seoulOffset) % day;
  return new Date(at.getTime() - sinceMidnight);
}

/**
 * What is left of a day's limit, in won. Locks the person until the transaction ends, so that two requests at once
 * cannot both use what is left.
 */
export async function leftToday(
  tx: Tx,
  { userId, operation, at }: { userId: number; operation: LimitedOperation; at: Date },
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
  const left = subtract(dailyLimit, decimal(row?.sum ?? '0'));
  return compare(left, decimal('0')) < 0 ? decimal('0') : add(left);
}
