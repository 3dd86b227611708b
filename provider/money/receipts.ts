import { payRecipientOf } from '#wallet/entities/pay-recipient.ts';
import type { Receipt } from '#wallet/entities/receipt.ts';
import type { User } from '#wallet/entities/user.ts';

import { fullNameOf, toUser } from '../accounts/users.ts';
import { and, eq } from '../database/drizzle.ts';
import { transactions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { counterpartyOf } from '../ledger/counterparty.ts';
import { plain } from '../ledger/ledger.ts';
import type { TransactionRow } from '../ledger/transactions.ts';
import { chargeOf } from './deposit-source.ts';
import { referenceOf } from './reference.ts';

/**
 * The receipt of one of a user's transactions, from the user's side.
 * @throws {Refusal} if the user has no such transaction
 */
export async function receiptOf(tx: Tx, userId: number, id: number): Promise<Receipt> {
  const [found] = await tx
    .select({ row: transactions, user: users })
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .where(and(eq(transactions.id, id), eq(transactions.userId, userId)));
  if (found === undefined) throw new Refusal('receipt-missing');
  const { row } = found;
  const own = ownSide(row, toUser(found.user));
  const other = { name: row.counterpartyName, detail: counterpartyOf(row) };
  const isSent = row.transactionType === 'send';
  return {
    id: row.id,
    reference: referenceOf(row),
    operation: row.operation,
    direction: row.transactionType,
    status: row.status,
    assetType: row.assetType,
    amount: plain(row.amount),
    fee: plain(row.fee),
    from: isSent ? own : other,
    to: isSent ? other : own,
    paid:
      row.paidAssetType === null
        ? null
        : {
            assetType: row.paidAssetType,
            amount: plain(row.paidAmount ?? '0'),
            rate: plain(row.paidRate ?? '0'),
          },
    charged: chargeOf(row) ?? null,
    cashback: plain(row.cashback),
    method: row.method,
    message: row.message,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    waitsUntil: row.waitsUntil?.toISOString() ?? null,
    expectedAt: row.status === 'pending' ? (row.expectedAt?.toISOString() ?? null) : null,
  };
}

function ownSide(
  { operation, method }: TransactionRow,
  user: User,
): { name: string; detail: string } {
  switch (operation) {
    case 'transfer':
      return { name: fullNameOf(user), detail: user.didAddress ?? '' };
    case 'local-send':
      return { name: fullNameOf(user), detail: payRecipientOf(user) };
    case 'deposit':
      // A network brings the asset to the address.
      return {
        name: fullNameOf(user),
        detail: method === 'crypto' ? (user.didAddress ?? '') : '',
      };
    default:
      return { name: fullNameOf(user), detail: '' };
  }
}
