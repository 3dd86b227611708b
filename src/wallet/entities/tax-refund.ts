import * as z from 'zod/mini';

import { add, compare, isDecimal, type DecimalString } from '#wallet/money/decimal.ts';
import { maxMerchantNameLength, refundOf } from '#wallet/money/refund.ts';

import { amount, flag, id, positiveAmount, text } from './fields.ts';
import { filledLine } from './typed-fields.ts';

/** The statuses of a refund, in their order. */
export const refundStatuses = ['processing', 'approved', 'paid'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** A traveller's tax refund; both amounts in dollars (decision 32). */
export const TaxRefund = z.object({
  id,
  merchantName: text,
  purchaseAmount: amount,
  refundAmount: amount,
  receiptHash: text,
  status: z.enum(refundStatuses),
  isAutomatic: flag(false),
  processedAt: z.optional(z.nullable(z.string())),
});
export type TaxRefund = z.infer<typeof TaxRefund>;

/** The body that requests a manual refund; both amounts in dollars. */
export const NewTaxRefund = z
  .object({
    userId: id,
    merchantName: filledLine(maxMerchantNameLength),
    purchaseAmount: positiveAmount,
    refundAmount: positiveAmount,
    receiptHash: filledLine(200),
    status: z.literal('processing'),
    isAutomatic: z.literal(false),
  })
  .check(
    z.refine(
      ({ purchaseAmount, refundAmount }) =>
        // A text that is not an amount already has an error of its own.
        !isDecimal(purchaseAmount) ||
        !isDecimal(refundAmount) ||
        compare(refundAmount, refundOf(purchaseAmount)) === 0,
      { path: ['refundAmount'], error: 'must be 8% of the purchase amount, rounded to cents' },
    ),
  );
export type NewTaxRefund = z.infer<typeof NewTaxRefund>;

/** The totals of the refunds; money in dollars. */
export interface RefundsSummary {
  /** The sum of the paid refunds. */
  refunded: DecimalString;
  count: number;
  processingCount: number;
}

/** Sum of paid refunds; pending ones are counted separately. */
export function summariseRefunds(refunds: readonly TaxRefund[]): RefundsSummary {
  return {
    refunded: add(
      ...refunds.filter(({ status }) => status === 'paid').map(({ refundAmount }) => refundAmount),
    ),
    count: refunds.length,
    processingCount: refunds.filter(({ status }) => status === 'processing').length,
  };
}

/**
 * The most recent refunds first: the unprocessed ones by descending id, then the others by the time of processing
 * (decision 36).
 */
export function mostRecentRefunds(refunds: readonly TaxRefund[], count: number): TaxRefund[] {
  return refunds.toSorted(byRecency).slice(0, count);
}

function byRecency(left: TaxRefund, right: TaxRefund): number {
  if (left.processedAt && right.processedAt) {
    return Date.parse(right.processedAt) - Date.parse(left.processedAt) || right.id - left.id;
  }
  if (left.processedAt) return 1;
  if (right.processedAt) return -1;
  return right.id - left.id;
}
