import { eq, or } from 'drizzle-orm';

import type { NewTransaction } from '#wallet/entities/new-transaction.ts';

import { readRecipient } from '../accounts/did.ts';
import { findUserByAddress, fullNameOf, getUser } from '../accounts/users.ts';
import { transactions } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import { HttpError } from '../http-error.ts';
import { tellOfTransaction } from '../notifications/money-news.ts';
import { rememberContact } from './contacts.ts';
import { post, plain } from '../ledger/ledger.ts';
import type { Settled, SettlementRules } from '../ledger/settlement.ts';
import {
  insertTransaction,
  lastPending,
  lockPending,
  pendingTransactions,
  requireAsset,
  requireBalance,
  toRecord,
  type TransactionRecord,
} from '../ledger/transactions.ts';

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
  const { userId, amount, toAddress } = body;
  const assetType = requireAsset(body.assetType);
  const address = readRecipient(toAddress);

  const recipientId = await findUserByAddress(tx, address);
  if (recipientId === userId) {
    throw new HttpError(
      422,
      'The recipient address is your own. Enter the address of someone else.',
    );
  }
  await requireBalance(tx, { userId, assetType, amount });

  const sender = await getUser(tx, userId);
  const recipient = recipientId === undefined ? undefined : await getUser(tx, recipientId);
  const common = { assetType, amount, status: 'pending' as const, createdAt: at };
  const send = await insertTransaction(tx, {
    ...common,
    userId,
    transactionType: 'send',
    toAddress,
    counterpartyName: recipient ? fullNameOf(recipient) : '',
    counterpartyDetail: address,
  });
  if (recipientId !== undefined) {
    await insertTransaction(tx, {
      ...common,
      userId: recipientId,
      transactionType: 'receive',
      sendId: send.id,
      counterpartyName: fullNameOf(sender),
      counterpartyDetail: readRecipient(sender.didAddress ?? ''),
    });
  }
  await post(tx, {
    kind: 'send',
    transactionId: send.id,
    moves: [{ assetType, amount, from: { kind: 'wallet', userId }, to: { kind: 'in_transit' } }],
    at,
  });
  return {
    transaction: toRecord(send),
    participants: recipientId === undefined ? [userId] : [userId, recipientId],
  };
}

/**
 * Settles a send: the amount leaves transit for the recipient's wallet, or for `external` when the address has no
 * account here. Both sides become completed. Does nothing, and returns nothing, when the send is settled already.
 */
export async function settleSend(tx: Tx, sendId: number, at: Date): Promise<Settled | undefined> {
  const send = await lockPending(tx, sendId);
  if (send === undefined) return undefined;
  const assetType = requireAsset(send.assetType);
  const sides = await tx
    .update(transactions)
    .set({ status: 'completed', settledAt: at })
    .where(or(eq(transactions.id, sendId), eq(transactions.sendId, sendId)))
    .returning({ userId: transactions.userId, type: transactions.transactionType });
  const recipientId = sides.find(({ type }) => type === 'receive')?.userId;
  await post(tx, {
    kind: 'settlement',
    transactionId: sendId,
    moves: [
      {
        assetType,
        amount: plain(send.amount),
        from: { kind: 'in_transit' },
        to:
          recipientId === undefined
            ? { kind: 'external' }
            : { kind: 'wallet', userId: recipientId },
      },
    ],
    at,
  });
  await rememberContact(tx, send, at);
  await tellOfTransaction(tx, sendId, at);
  return {
    status: 'completed',
    assetTypes: [assetType],
    participants: sides.map(({ userId }) => userId),
  };
}

/** How sends are found and settled. */
export function sendSettlement(database: Database): SettlementRules {
  return {
    pending: (tx, which) => pendingTransactions(tx, ['transfer'], which),
    last: (tx) => lastPending(tx, ['transfer']),
    settle: (id, at) => database.transaction((tx) => settleSend(tx, id, at)),
  };
}
