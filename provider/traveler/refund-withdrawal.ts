import { and, eq } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { taxRefunds } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { publishRefunds } from './refund-sweep.ts';
import { toRecord, type TaxRefundRecord } from './tax-refunds.ts';

/**
 * Withdraws a refund that the tax office has not decided. A repeat changes nothing and returns the same.
 * @throws {Refusal} if the user has no such refund, or if it has been decided
 */
export async function withdrawTaxRefund(
  tx: Tx,
  { userId, id, at }: { userId: number; id: number; at: Date },
): Promise<TaxRefundRecord> {
  const own = and(eq(taxRefunds.id, id), eq(taxRefunds.userId, userId));
  const [refund] = await tx.select().from(taxRefunds).where(own).for('update');
  if (refund === undefined) throw new Refusal('tax-refund-missing');
  const { status } = refund;
  if (status === 'withdrawn') return toRecord(refund);
  if (status !== 'processing') throw new Refusal('tax-refund-decided', { status });
  const withdrawn = await tx
    .update(taxRefunds)
    .set({ status: 'withdrawn', processedAt: at, dueAt: null, expectedAt: null })
    .where(own)
    .returning();
  publishRefunds(tx, userId);
  return toRecord(onlyRow(withdrawn));
}
