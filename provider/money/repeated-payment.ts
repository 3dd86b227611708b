import type { DecimalString } from '#wallet/money/decimal.ts';

import { and, eq, gt, inArray, isNull, or, pgCore, sql } from '../database/drizzle.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { accountIdOf } from './contacts.ts';

/** Time in which an equal payment counts as repeated, in milliseconds. */
const repeatWindow = 10 * 60_000;

/** A payment that a user is about to make; `amount` in units of the asset. */
interface Payment {
  userId: number;
  payee: string;
  amount: DecimalString;
  assetType: string;
  at: Date;
}

/**
 * True if a user has recently paid a payee the same amount of the same asset. Failed and returned payments do not
 * count.
 */
export async function isRepeated(
  tx: Tx,
  { userId, payee, amount, assetType, at }: Payment,
): Promise<boolean> {
  const receiving = pgCore.alias(transactions, 'receiving');
  const accountId = accountIdOf(payee);
  const wentToPayee =
    accountId === undefined
      ? and(
          isNull(receiving.id),
          or(
            eq(transactions.payee, payee),
            // A transfer stores no payee, so its address is compared.
            and(
              eq(transactions.operation, 'transfer'),
              eq(sql`'address:' || lower(${transactions.counterpartyDetail})`, payee),
            ),
          ),
        )
      : eq(receiving.userId, accountId);
  const [payment] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .leftJoin(receiving, eq(receiving.sendId, transactions.id))
    .where(
      and(
        eq(transactions.userId, userId),
        gt(transactions.createdAt, new Date(at.getTime() - repeatWindow)),
        eq(transactions.transactionType, 'send'),
        inArray(transactions.operation, ['transfer', 'local-send']),
        inArray(transactions.status, ['pending', 'waiting', 'completed']),
        eq(transactions.assetType, assetType),
        eq(transactions.amount, amount),
        wentToPayee,
      ),
    )
    .limit(1);
  return payment !== undefined;
}
