import * as z from 'zod/mini';

import { compare, isDecimal } from '#wallet/money/decimal.ts';
import { maxMerchantNameLength, refundOf } from '#wallet/money/refund.ts';

import { amount, atMost, day, flag, id, positiveAmount, text } from './fields.ts';
import { merchantCodeForm } from './merchant-recipient.ts';
import { rowsOf } from './rows.ts';
import { filledLine, lineText } from './typed-fields.ts';

/**
 * The statuses of a refund (decision 213): the first three in their order, then the ends without a payment. A
 * withdrawn refund was taken back by its user.
 */
export const refundStatuses = ['processing', 'approved', 'paid', 'rejected', 'withdrawn'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** The reasons for which the tax office rejects a refund. */
export const refundRejections = ['receipt-unknown', 'amount-differs', 'receipt-claimed'] as const;
export type RefundRejection = (typeof refundRejections)[number];

const optionalText = z.optional(z.nullable(z.string()));

/** A traveller's tax refund; both amounts in dollars (decision 32). The documented answers lack the optional fields. */
export const TaxRefund = z.object({
  id,
  merchantName: text,
  purchaseAmount: amount,
  refundAmount: amount,
  receiptHash: text,
  status: z.enum(refundStatuses),
  isAutomatic: flag(false),
  processedAt: optionalText,
  createdAt: optionalText,
  /** The day on the receipt, such as `2026-03-02`. */
  receiptDate: optionalText,
  receiptNumber: optionalText,
  /** The amount in won, if the user paid in won. */
  purchaseWon: z.optional(z.nullable(amount)),
  reason: z.optional(z.nullable(z.enum(refundRejections))),
  /** Expected time of the payment; null if unknown or over. */
  expectedAt: optionalText,
  paidAt: optionalText,
  /** The transaction of the payment, whose receipt can be opened. */
  transactionId: z.optional(z.nullable(z.int())),
});
export type TaxRefund = z.infer<typeof TaxRefund>;

/** The largest number of characters of a receipt's number. */
export const maxReceiptNumberLength = 40;

/**
 * The body that requests a refund; both amounts in dollars. The first seven fields are the documented ones. Only the
 * provider makes a refund automatic: the code of a partner store does (decision 180).
 */
export const NewTaxRefund = z
  .object({
    userId: id,
    merchantName: filledLine(maxMerchantNameLength),
    purchaseAmount: positiveAmount,
    refundAmount: positiveAmount,
    receiptHash: filledLine(200),
    status: z.literal('processing'),
    isAutomatic: z.literal(false),
    /** The day on the receipt, in Korea; today by default. */
    receiptDate: z.optional(day),
    receiptNumber: z.optional(lineText(maxReceiptNumberLength)),
    /** The partner store of a receipt's code, whose name replaces the merchant's (decision 170). */
    storeCode: z.optional(z.string().check(atMost(25), z.regex(merchantCodeForm))),
    /** The paid won, of which the provider computes the purchase amount. */
    purchaseWon: z.optional(positiveAmount),
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

/** The refunds on Traveler: the totals, computed by the database, and the most recent ones; money in dollars. */
export const RefundsOverview = z.object({
  /** The sum of the ledger entries that credited refunds. */
  refunded: amount,
  count: z.int(),
  processingCount: z.int(),
  /** The tax office's time from a request to its payment, in seconds (decision 171). Missing in documented answers. */
  paidInSeconds: z.optional(z.int()),
  /** The most recent first: the unprocessed ones by descending id, then the others by processing time (decision 36). */
  recent: rowsOf(TaxRefund),
});
export type RefundsOverview = z.infer<typeof RefundsOverview>;
