import type { NewTaxRefund, TaxRefund } from '#wallet/entities/tax-refund.ts';

import { and, desc, eq, lt } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { taxRefunds } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Page } from '../database/page.ts';
import { plain } from '../ledger/ledger.ts';
import { notify } from '../notifications/notifications.ts';
import { refundNotification } from '../notifications/travel-notifications.ts';

type Row = typeof taxRefunds.$inferSelect;

/** A tax refund in the wallet's format; both amounts in dollars, both times in ISO form. */
export interface TaxRefundRecord extends TaxRefund {
  userId: number;
  createdAt: string;
  processedAt: string | null;
}

function toRecord({
  purchaseAmount,
  refundAmount,
  createdAt,
  processedAt,
  ...row
}: Row): TaxRefundRecord {
  return {
    ...row,
    purchaseAmount: plain(purchaseAmount),
    refundAmount: plain(refundAmount),
    createdAt: createdAt.toISOString(),
    processedAt: processedAt?.toISOString() ?? null,
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

/** Creates a manual refund for the named user, and notifies them. The refund stays `processing`. */
export async function createTaxRefund(
  tx: Tx,
  refund: NewTaxRefund,
  at: Date,
): Promise<TaxRefundRecord> {
  const rows = await tx
    .insert(taxRefunds)
    .values({ ...refund, createdAt: at })
    .returning();
  await notify(tx, {
    userId: refund.userId,
    topic: 'travel',
    news: refundNotification(refund),
    at,
  });
  return toRecord(onlyRow(rows));
}
