import { isPositive } from '#wallet/money/decimal.ts';

import { inArray, or, sql, type SQL } from '../database/drizzle.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { plain, post, type Entry } from '../ledger/ledger.ts';
import { publishStep } from '../ledger/transaction-step.ts';
import { requireAsset, type TransactionRow } from '../ledger/transactions.ts';
import { notifyOfTransactions } from '../notifications/money-notifications.ts';
import { rememberContacts } from './contacts.ts';

/** Completes locked sends with a receiving side: moves each amount from transit to the recipient's wallet. */
export async function completeSends(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .update(transactions)
    .set({ status: 'completed', settledAt: at, waitsUntil: null })
    .where(or(inArray(transactions.id, [...ids]), inArray(transactions.sendId, [...ids])))
    .returning();
  const sends = rows.filter(({ sendId }) => sendId === null).toSorted((a, b) => a.id - b.id);
  const receivers = new Map(rows.map(({ sendId, userId }) => [sendId, userId]));
  const settled = sends.map((send) => {
    const receiverId = receivers.get(send.id);
    if (receiverId === undefined) throw new Error(`Send ${send.id} has no receiving side`);
    return { send, receiverId, assetType: requireAsset(send.assetType) };
  });
  await rememberContacts(tx, sends, at);
  const told = await notifyOfTransactions(tx, rows, at);
  // Posted late, because the wallets stay locked until the commit, and sends to and from these users wait.
  await post(
    tx,
    at,
    ...settled.map(({ send, receiverId, assetType }): Entry => ({
      kind: 'settlement',
      transactionId: send.id,
      moves: [
        {
          assetType,
          amount: plain(send.amount),
          from: { kind: 'in_transit' },
          to: { kind: 'wallet', userId: receiverId },
        },
      ],
    })),
  );
  for (const { send, receiverId, assetType } of settled) {
    const participants = [send.userId, receiverId];
    const receiving = rows.find(({ sendId }) => sendId === send.id);
    publishStep(tx, {
      status: 'completed',
      assetTypes: [assetType],
      participants,
      told: told.filter(({ transactionId }) => [send.id, receiving?.id].includes(transactionId)),
    });
  }
}

/** Reason for the return of a send. */
type Reason = 'taken-back' | 'unclaimed';

/**
 * Returns locked sends without a receiving side (decision 204): moves each amount from transit to the sender's wallet,
 * and the network fee back, because nothing was delivered.
 * Notifies the sender only of returns that they did not request.
 */
export async function returnSends(
  tx: Tx,
  sends: readonly TransactionRow[],
  { reason, at }: { reason: Reason; at: Date },
): Promise<void> {
  if (sends.length === 0) return;
  const rows = await tx
    .update(transactions)
    .set({ status: 'returned', settledAt: at, waitsUntil: null, reason: reasonText(reason) })
    .where(
      inArray(
        transactions.id,
        sends.map(({ id }) => id),
      ),
    )
    .returning();
  const told = reason === 'unclaimed' ? await notifyOfTransactions(tx, rows, at) : [];
  await post(
    tx,
    at,
    ...rows.map((row): Entry => {
      const assetType = requireAsset(row.assetType);
      const to = { kind: 'wallet', userId: row.userId } as const;
      const fee = plain(row.fee);
      return {
        kind: 'return',
        transactionId: row.id,
        moves: [
          { assetType, amount: plain(row.amount), from: { kind: 'in_transit' }, to },
          ...(isPositive(fee)
            ? [{ assetType, amount: fee, from: { kind: 'fees' }, to } as const]
            : []),
        ],
      };
    }),
  );
  for (const { id, userId, assetType } of rows) {
    publishStep(tx, {
      status: 'returned',
      assetTypes: [requireAsset(assetType)],
      participants: [userId],
      told: told.filter(({ transactionId }) => transactionId === id),
    });
  }
}

/** The reasons, as sentences for the sender. */
const reasons: Readonly<Record<Reason, string>> = {
  'taken-back': 'You took it back.',
  unclaimed: 'No account with this address was opened in time.',
};

/** The reason with the money that came back: sends of earlier versions had no fee. */
function reasonText(reason: Reason): SQL<string> {
  return sql`${reasons[reason]}::text || case when ${transactions.fee} > 0
    then ' The amount and the network fee are in your wallet again.'
    else ' The amount is in your wallet again.' end`;
}
