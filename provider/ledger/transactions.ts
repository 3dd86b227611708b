import { and, desc, eq, gt, lt, lte, or } from 'drizzle-orm';

import { compare, type DecimalString } from '#wallet/money/decimal.ts';
import type { NewTransaction } from '#wallet/entities/transaction.ts';

import { readRecipient } from '../accounts/did.ts';
import { findUserByAddress } from '../accounts/users.ts';
import { onlyRow } from '../database/only-row.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Page } from '../http/paging.ts';
import { HttpError } from '../http-error.ts';
import { assetTypes, isAssetType, type AssetType } from './asset-types.ts';
import { lockBalance, move, plain } from './ledger.ts';

/** A transaction as the wallet gets it; `amount` in units of the asset, `createdAt` an ISO time. */
export interface TransactionRecord {
  id: number;
  userId: number;
  transactionType: 'send' | 'receive';
  assetType: string;
  amount: DecimalString;
  /** The recipient's address of a `send`; null on a `receive`. */
  toAddress: string | null;
  status: 'pending' | 'completed';
  createdAt: string;
}

type Row = typeof transactions.$inferSelect;

const isPendingSend = and(
  eq(transactions.status, 'pending'),
  eq(transactions.transactionType, 'send'),
);

function toRecord(row: Row): TransactionRecord {
  const { id, userId, transactionType, assetType, amount, toAddress, status, createdAt } = row;
  return {
    id,
    userId,
    transactionType,
    assetType,
    amount: plain(amount),
    toAddress,
    status,
    createdAt: createdAt.toISOString(),
  };
}

/** A page of a person's transactions, the latest first: ids grow with time. One more than the limit is read. */
export async function transactionsOf(
  tx: Tx,
  userId: number,
  { before, limit }: Page,
): Promise<TransactionRecord[]> {
  const rows = await tx
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        before === undefined ? undefined : lt(transactions.id, before),
      ),
    )
    .orderBy(desc(transactions.id))
    .limit(limit + 1);
  return rows.map(toRecord);
}

/** A request for a send. */
export interface SendRequest {
  body: NewTransaction;
  at: Date;
}

/** A send that was created. */
export interface CreatedSend {
  transaction: TransactionRecord;
  /** The ids of the sender and, when they have an account here, of the recipient. */
  participants: number[];
}

/**
 * Creates a send: the amount leaves the sender's wallet and is in transit until it is settled.
 * @throws {HttpError} 422 for an unknown asset, a malformed or own address; 409 when the balance is too low
 */
export async function createSend(tx: Tx, { body, at }: SendRequest): Promise<CreatedSend> {
  const { userId, assetType, amount, toAddress } = body;
  if (!isAssetType(assetType)) {
    throw new HttpError(
      422,
      `The asset is not one that this wallet holds. Choose one of ${assetTypes.join(', ')}.`,
    );
  }
  const address = readRecipient(toAddress);

  const recipientId = await findUserByAddress(tx, address);
  if (recipientId === userId) {
    throw new HttpError(
      422,
      'The recipient address is your own. Enter the address of someone else.',
    );
  }
  const balance = await lockBalance(tx, userId, assetType);
  if (compare(amount, balance) > 0) {
    throw new HttpError(
      409,
      `The balance is too low: you have ${balance} ${assetType}. Enter a smaller amount.`,
    );
  }

  const common = { assetType, amount, status: 'pending' as const, createdAt: at };
  const sends = await tx
    .insert(transactions)
    .values({ ...common, userId, transactionType: 'send', toAddress })
    .returning();
  const send = onlyRow(sends);
  if (recipientId !== undefined) {
    await tx
      .insert(transactions)
      .values({ ...common, userId: recipientId, transactionType: 'receive', sendId: send.id });
  }
  await move(tx, {
    kind: 'send',
    transactionId: send.id,
    assetType,
    amount,
    from: { kind: 'wallet', userId },
    to: { kind: 'in_transit' },
    at,
  });
  return {
    transaction: toRecord(send),
    participants: recipientId === undefined ? [userId] : [userId, recipientId],
  };
}

/** A send that was settled. */
export interface SettledSend {
  assetType: AssetType;
  /** The ids of the sender and, when they have an account here, of the recipient. */
  participants: number[];
}

/**
 * Settles a send: the amount leaves transit for the recipient's wallet, or for `external` when the address has no
 * account here. Both sides become completed. Does nothing, and returns nothing, when the send is settled already.
 */
export async function settleSend(
  tx: Tx,
  sendId: number,
  at: Date,
): Promise<SettledSend | undefined> {
  const [send] = await tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.id, sendId), eq(transactions.status, 'pending')))
    .for('no key update');
  if (send === undefined || !isAssetType(send.assetType)) return undefined;
  const sides = await tx
    .update(transactions)
    .set({ status: 'completed' })
    .where(or(eq(transactions.id, sendId), eq(transactions.sendId, sendId)))
    .returning({ userId: transactions.userId, type: transactions.transactionType });
  const recipientId = sides.find(({ type }) => type === 'receive')?.userId;
  await move(tx, {
    kind: 'settlement',
    transactionId: sendId,
    assetType: send.assetType,
    amount: plain(send.amount),
    from: { kind: 'in_transit' },
    to: recipientId === undefined ? { kind: 'external' } : { kind: 'wallet', userId: recipientId },
    at,
  });
  return { assetType: send.assetType, participants: sides.map(({ userId }) => userId) };
}

/** Which pending sends to find; all of them by default. */
export interface PendingSends {
  /** Only those with a higher id. */
  after?: number;
  /** Only those with this id or a lower one. */
  upTo?: number;
  /** Only those created at this moment or before it. */
  createdBy?: Date;
  limit: number;
}

/** The ids of pending sends, the oldest first. */
export async function pendingSends(
  tx: Tx,
  { after, upTo, createdBy, limit }: PendingSends,
): Promise<number[]> {
  const rows = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        isPendingSend,
        after === undefined ? undefined : gt(transactions.id, after),
        upTo === undefined ? undefined : lte(transactions.id, upTo),
        createdBy && lte(transactions.createdAt, createdBy),
      ),
    )
    .orderBy(transactions.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The highest id of a pending send, if there is one. */
export async function lastPendingSend(tx: Tx): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(isPendingSend)
    .orderBy(desc(transactions.id))
    .limit(1);
  return row?.id;
}
