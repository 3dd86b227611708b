import * as z from 'zod/mini';

import { taxRefundMethod } from '#wallet/rules/refund-rules.ts';

import { and, eq, isNull, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { ledgerEntries, taxRefunds } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import { plain, post, type Move } from '../ledger/ledger.ts';
import { insertTransaction } from '../ledger/transactions.ts';
import type { TaxOffice } from './tax-office.ts';

type Row = typeof taxRefunds.$inferSelect;
type Credited = Pick<Row, 'id' | 'userId' | 'refundAmount' | 'merchantName'>;

/** The name of the payer on receipts. */
const payer = 'Tax office';

/** The refunds of the sample user have a hash of this form, so that the office never decides them. */
export const sampleReceiptHash = (index: number) => `0x${String(index).padStart(64, '0')}`;
const sampleHashes = `0x${'0'.repeat(63)}_`;

const EntryIds = z.object({ rows: z.array(z.object({ id: z.number() })) });

/** The movement that pays a refund: dollars are paid in USDC, one to one (decision 213). */
function creditOf({ userId, refundAmount }: Credited): Move {
  return {
    assetType: 'USDC',
    amount: plain(refundAmount),
    from: { kind: 'rail' },
    to: { kind: 'wallet', userId },
  };
}

/** Credits a refund, with its transaction. The caller has locked the refund's row. */
export async function creditRefund(
  tx: Tx,
  refund: Credited,
  at: Date,
): Promise<{ transactionId: number; entryId: number }> {
  const { id: transactionId } = await insertTransaction(tx, {
    userId: refund.userId,
    transactionType: 'receive',
    assetType: 'USDC',
    amount: refund.refundAmount,
    // The previous version reads only its own operations, so a refund is a deposit with a method of its own.
    operation: 'deposit',
    method: taxRefundMethod,
    counterpartyName: payer,
    counterpartyDetail: refund.merchantName,
    status: 'completed',
    createdAt: at,
    settledAt: at,
  });
  await post(tx, at, { kind: 'settlement', transactionId, moves: [creditOf(refund)] });
  const { id: entryId } = onlyRow(
    await tx
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.transactionId, transactionId)),
  );
  return { transactionId, entryId };
}

/**
 * Credits a paid sample refund by an entry without a transaction, because the documented transactions do not include
 * it. The caller reduces the opening balance by the same amount.
 */
export async function creditSampleRefund(tx: Tx, refund: Credited, at: Date): Promise<void> {
  await post(tx, at, { kind: 'issuance', moves: [creditOf(refund)] });
  const result = await tx.execute(
    sql`select currval(pg_get_serial_sequence('ledger_entries', 'id'))::float8 as id`,
  );
  const [entryId] = EntryIds.parse(result).rows.map(({ id }) => id);
  await tx.update(taxRefunds).set({ entryId }).where(eq(taxRefunds.id, refund.id));
}

/**
 * Completes the refunds of an earlier version: credits paid ones without changing any balance, and submits manual ones
 * to the tax office.
 */
export async function completeLegacyRefunds(
  database: Database,
  { office, at }: { office: TaxOffice; at: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    const paid = await tx
      .select()
      .from(taxRefunds)
      .where(and(eq(taxRefunds.status, 'paid'), isNull(taxRefunds.entryId)))
      .orderBy(taxRefunds.id)
      .for('update');
    for (const refund of paid) {
      await creditSampleRefund(tx, refund, at);
      const credit = creditOf(refund);
      // Such a refund was part of the opening balance.
      await post(tx, at, {
        kind: 'issuance',
        moves: [{ ...credit, from: credit.to, to: { kind: 'issuance' } }],
      });
    }
    const { firstAt, expectedAt } = office.schedule(at);
    await tx
      .update(taxRefunds)
      .set({ submittedAt: at, dueAt: firstAt, expectedAt })
      .where(
        and(
          eq(taxRefunds.status, 'processing'),
          isNull(taxRefunds.submittedAt),
          sql`${taxRefunds.receiptHash} not like ${sampleHashes}`,
        ),
      );
  });
}
