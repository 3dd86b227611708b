import type { RefundRejection } from '#wallet/entities/tax-refund.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';

/** A claim to the tax office; both amounts in dollars. */
export interface TaxClaim {
  /** The refund's id: the office's idempotency key. */
  id: number;
  /** The account that claims. Different accounts must not claim the same receipt. */
  userId: number;
  merchantName: string;
  purchaseAmount: DecimalString;
  refundAmount: DecimalString;
  receiptHash: string;
  /** Empty if the user did not enter one. */
  receiptNumber: string;
  submittedAt: Date;
}

/** The state of a claim. Paid and rejected are final. */
export type ClaimState =
  | {
      state: 'processing' | 'approved';
      /** The time of the next question. */
      nextAt: Date;
    }
  | { state: 'paid' }
  | { state: 'rejected'; reason: RefundRejection };

/** The interface to the office that decides and pays refunds (decision 213). */
export interface TaxOffice {
  /** The first question about a claim, and the expected time of its payment. */
  schedule(submittedAt: Date): { firstAt: Date; expectedAt: Date };
  /** The state of a claim. May be repeated, and throws if the office cannot be reached. */
  ask(claim: TaxClaim): Promise<ClaimState>;
}
