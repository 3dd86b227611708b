import * as z from 'zod/mini';

import type { RefundsOverview, TaxRefund } from '#wallet/entities/tax-refund.ts';
import { recentCount } from '#wallet/entities/most-recent.ts';

import { and, desc, eq, lt, sql } from '../database/drizzle.ts';
import { taxRefunds } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Page } from '../database/page.ts';
import { plain } from '../ledger/ledger.ts';
import { Refusal } from '../refusal.ts';
import type { TaxOffice } from './tax-office.ts';

type Row = typeof taxRefunds.$inferSelect;

/** The statuses of refunds that claim their receipt. A rejected or withdrawn refund frees it. */
export const claimingStatuses = ['processing', 'approved', 'paid'] as const;

/** A tax refund in the wallet's format; both amounts in dollars, all times in ISO form. */
export interface TaxRefundRecord extends TaxRefund {
  userId: number;
  createdAt: string;
  processedAt: string | null;
}

/** A refund's row in the wallet's format. */
export function toRecord(row: Row): TaxRefundRecord {
  const { id, userId, merchantName, receiptHash, status, isAutomatic } = row;
  return {
    id,
    userId,
    merchantName,
    purchaseAmount: plain(row.purchaseAmount),
    refundAmount: plain(row.refundAmount),
    receiptHash,
    status,
    isAutomatic,
    createdAt: row.createdAt.toISOString(),
    processedAt: row.processedAt?.toISOString() ?? null,
    receiptDate: row.receiptDate,
    receiptNumber: row.receiptNumber,
    purchaseWon: row.purchaseWon === null ? null : plain(row.purchaseWon),
    reason: row.reason,
    expectedAt: row.expectedAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    transactionId: row.transactionId,
  };
}

/** A page of a user's tax refunds, latest first, and one refund more if another page follows. */
export async function taxRefundsOf(
  tx: Tx,
  userId: number,
  { before, limit }: Page,
): Promise<TaxRefundRecord[]> {
  const rows = await tx
    .select()
    .from(taxRefunds)
    .where(
      and(
        eq(taxRefunds.userId, userId),
        before === undefined ? undefined : lt(taxRefunds.id, before),
      ),
    )
    .orderBy(desc(taxRefunds.id))
    .limit(limit + 1);
  return rows.map(toRecord);
}

/**
 * One of a user's refunds.
 * @throws {Refusal} if the user has no such refund
 */
export async function taxRefundOf(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
): Promise<TaxRefundRecord> {
  const [row] = await tx
    .select()
    .from(taxRefunds)
    .where(and(eq(taxRefunds.id, id), eq(taxRefunds.userId, userId)));
  if (row === undefined) throw new Refusal('tax-refund-missing');
  return toRecord(row);
}

const Totals = z.object({
  rows: z.array(z.object({ refunded: z.string(), count: z.number(), processing: z.number() })),
});

/**
 * The totals of a user's refunds, the most recent ones, and the office's time for one that is requested at a time
 * (decisions 36, 171 and 213).
 */
export async function refundsOverviewOf(
  tx: Tx,
  userId: number,
  { office, at }: { office: TaxOffice; at: Date },
): Promise<RefundsOverview> {
  const { rows } = Totals.parse(
    await tx.execute(sql`select
      (select coalesce(sum(posting.amount), 0)::text
        from tax_refunds refund
        join ledger_postings posting on posting.entry_id = refund.entry_id
        join ledger_accounts account on account.id = posting.account_id
        where refund.user_id = ${userId} and account.user_id = ${userId}) as refunded,
      count(*)::float8 as count,
      count(*) filter (where status = 'processing')::float8 as processing
      from tax_refunds where user_id = ${userId}`),
  );
  const [totals] = rows;
  const recent = await tx
    .select()
    .from(taxRefunds)
    .where(eq(taxRefunds.userId, userId))
    .orderBy(sql`${taxRefunds.processedAt} desc nulls first`, desc(taxRefunds.id))
    .limit(recentCount);
  return {
    refunded: plain(totals?.refunded ?? '0'),
    count: totals?.count ?? 0,
    processingCount: totals?.processing ?? 0,
    paidInSeconds: Math.ceil((office.schedule(at).expectedAt.getTime() - at.getTime()) / 1_000),
    recent: recent.map(toRecord),
  };
}
