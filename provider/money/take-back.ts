import { findUserByAddress } from '../accounts/users.ts';
import { readRecipient } from '../accounts/did.ts';
import { and, eq } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { transactions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { toRecord, type TransactionRecord, type TransactionRow } from '../ledger/transactions.ts';
import { returnSends } from './end-sends.ts';

/**
 * Takes back a send to an address without an account (decision 204). Returns its new state. A repeat changes nothing
 * and returns the same.
 * @throws {Refusal} if the user has no such send, or if its address belongs to an account
 */
export async function takeBack(
  tx: Tx,
  { userId, id, at }: { userId: number; id: number; at: Date },
): Promise<TransactionRecord> {
  const own = and(
    eq(transactions.id, id),
    eq(transactions.userId, userId),
    eq(transactions.operation, 'transfer'),
    eq(transactions.transactionType, 'send'),
  );
  const [send] = await tx.select().from(transactions).where(own).for('no key update');
  if (send === undefined) throw new Refusal('send-missing');
  if (send.status === 'returned') return toRecord(send);
  if (!(await isOwnerless(tx, send))) {
    throw new Refusal('send-claimed');
  }
  await returnSends(tx, [send], { reason: 'taken-back', at });
  return toRecord(onlyRow(await tx.select().from(transactions).where(own)));
}

/** True if a send is in transit to an address without an account. */
async function isOwnerless(tx: Tx, send: TransactionRow): Promise<boolean> {
  if (send.status === 'waiting') return true;
  if (send.status !== 'pending') return false;
  const [received] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(eq(transactions.sendId, send.id));
  if (received !== undefined) return false;
  return (await findUserByAddress(tx, readRecipient(send.counterpartyDetail))) === undefined;
}
