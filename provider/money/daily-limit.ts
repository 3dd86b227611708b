import { add, compare, decimal, subtract, type DecimalString } from '#wallet/money/decimal.ts';
import type { DailyLimits } from '#wallet/entities/daily-limits.ts';
import { dailyLimits } from '#wallet/rules/daily-limits.ts';
import { seoulOffset } from '#wallet/seoul-time.ts';

import { and, eq, gte, isNull, ne, sql } from '../database/drizzle.ts';
import { transactions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { day } from '../sandbox-time.ts';

/** The operations with a daily limit, by the name of their remainder. */
const operations = {
  topUp: 'top-up',
  localSend: 'local-send',
  localWithdrawal: 'local-withdrawal',
} as const satisfies Record<keyof DailyLimits, string>;

/** Start of the Korean day that contains a time. */
export function koreanDayStart(at: Date): Date {
  const sinceMidnight = (at.getTime() + seoulOffset) % day;
  return new Date(at.getTime() - sinceMidnight);
}

/**
 * The remainder of each daily limit, in won, for the forms (decision 173). Does not lock the user: the operation itself
 * computes its remainder again.
 */
export async function dailyLimitsOf(tx: Tx, userId: number, at: Date): Promise<DailyLimits> {
  return {
    topUp: await remainder(tx, { userId, name: 'topUp', at }),
    localSend: await remainder(tx, { userId, name: 'localSend', at }),
    localWithdrawal: await remainder(tx, { userId, name: 'localWithdrawal', at }),
  };
}

/** A user's remainder of one daily limit. */
interface Remainder {
  userId: number;
  name: keyof DailyLimits;
  at: Date;
}

/**
 * The remainder of an operation's daily limit (local §9, decision 90), in won. Locks the user until the transaction
 * ends, so that concurrent requests cannot use the same remainder.
 */
export async function leftToday(tx: Tx, wanted: Remainder): Promise<DecimalString> {
  const { userId } = wanted;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return remainder(tx, wanted);
}

async function remainder(tx: Tx, { userId, name, at }: Remainder): Promise<DecimalString> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${transactions.amount}), 0)::text` })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        eq(transactions.operation, operations[name]),
        isNull(transactions.sendId),
        ne(transactions.status, 'failed'),
        gte(transactions.createdAt, koreanDayStart(at)),
      ),
    );
  const left = subtract(dailyLimits[name], decimal(row?.sum ?? '0'));
  return compare(left, decimal('0')) < 0 ? decimal('0') : add(left);
}
