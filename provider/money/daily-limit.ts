import { add, compare, decimal, subtract, type DecimalString } from '#wallet/money/decimal.ts';
import type { DailyLimits } from '#wallet/entities/daily-limits.ts';
import type { User } from '#wallet/entities/user.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { dailyLimits } from '#wallet/rules/daily-limits.ts';
import { seoulOffset } from '#wallet/seoul-time.ts';

import { lockUser } from '../accounts/users.ts';
import { and, eq, gte, inArray, isNull, ne, sql } from '../database/drizzle.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { day } from '../sandbox-time.ts';

/**
 * The operations that count towards each daily limit if they move the local currency, and the refusal of more: every
 * way in counts as a top-up, every send as a local send, and every way out as a local withdrawal (decision 173).
 */
const limits = {
  topUp: { operations: ['top-up', 'deposit'], refusal: 'top-up-above-limit' },
  localSend: { operations: ['local-send', 'transfer'], refusal: 'local-send-above-limit' },
  localWithdrawal: {
    operations: ['local-withdrawal', 'withdrawal'],
    refusal: 'local-withdrawal-above-limit',
  },
} as const satisfies Record<keyof DailyLimits, object>;

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

/** A user's share of one daily limit. */
interface Use {
  userId: number;
  name: keyof DailyLimits;
  at: Date;
  /** The refusal of more, if the operation needs other words than the limit. */
  refusal?: 'deposit-above-limit';
}

/**
 * Checks an amount of the local currency, in won, against the rest of its daily limit (local §9, decision 90). Locks
 * the user until the transaction ends, so that concurrent requests cannot use the same remainder.
 * @returns the user
 * @throws {Refusal} if less is left
 */
export async function requireLeftToday(tx: Tx, amount: DecimalString, use: Use): Promise<User> {
  const user = await lockUser(tx, use.userId);
  const left = await remainder(tx, use);
  if (compare(amount, left) > 0) throw aboveLimit(use, left);
  return user;
}

/**
 * Creates something that counts towards a daily limit, in a transaction. A repeat creates nothing, so its answer does
 * not depend on the rest of the limit. Locks the user as `requireLeftToday` does.
 * @throws {Refusal} if it exceeds the limit
 */
export async function createWithinLimit<Result>(
  tx: Tx,
  use: Use,
  create: () => Promise<Result>,
): Promise<Result> {
  await lockUser(tx, use.userId);
  const before = await usedToday(tx, use);
  const result = await create();
  const after = await usedToday(tx, use);
  if (compare(after, before) > 0 && compare(after, dailyLimits[use.name]) > 0) {
    throw aboveLimit(use, leftAfter(use, before));
  }
  return result;
}

function aboveLimit({ name, refusal }: Use, left: DecimalString): Refusal {
  return new Refusal(refusal ?? limits[name].refusal, { limit: dailyLimits[name], left });
}

async function remainder(tx: Tx, use: Use): Promise<DecimalString> {
  return leftAfter(use, await usedToday(tx, use));
}

function leftAfter({ name }: Use, used: DecimalString): DecimalString {
  const left = subtract(dailyLimits[name], used);
  return compare(left, decimal('0')) < 0 ? decimal('0') : add(left);
}

async function usedToday(tx: Tx, { userId, name, at }: Use): Promise<DecimalString> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${transactions.amount}), 0)::text` })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        inArray(transactions.operation, limits[name].operations),
        eq(transactions.assetType, localCurrency),
        isNull(transactions.sendId),
        ne(transactions.status, 'failed'),
        gte(transactions.createdAt, koreanDayStart(at)),
      ),
    );
  return decimal(row?.sum ?? '0');
}
