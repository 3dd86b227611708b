import {
  isPositive,
  decimal,
  add,
  multiply,
  readAmount,
  round,
  type DecimalString,
} from '#wallet/money/decimal.ts';
import type { refundStatuses, TaxRefund } from '#wallet/entities/entities.ts';

export type RefundStatus = (typeof refundStatuses)[number];

/** What a manual refund gives back of the purchase (core §9). */
export const refundRate = decimal('0.08');

/** Most characters of a shop's name that the provider keeps. */
export const longestMerchantName = 120;

/** The refund of a purchase, both in dollars: 8%, rounded half up to the cent. */
export function refundOf(purchaseAmount: DecimalString): DecimalString {
  return round(multiply(purchaseAmount, refundRate), 2);
}

/** The manual refund form as typed. */
export interface RefundDraft {
  merchantName: string;
  purchaseAmount: string;
}

/** A manual refund that passed every rule; both amounts in dollars. */
export interface RefundRequest {
  merchantName: string;
  purchaseAmount: DecimalString;
  refundAmount: DecimalString;
}

export type RefundProblem = 'traveler.refund-missing';

/** Why a field is no good. */
export type RefundFieldProblem = 'missing' | 'no-amount' | 'too-small';

/** What is wrong with the draft, by field; none when it may be sent. */
export function refundFieldProblems(
  draft: RefundDraft,
): Partial<Record<keyof RefundDraft, RefundFieldProblem>> {
  const amount = purchaseProblem(draft.purchaseAmount);
  return {
    ...(draft.merchantName.trim() === '' ? { merchantName: 'missing' as const } : {}),
    ...(amount === undefined ? {} : { purchaseAmount: amount }),
  };
}

function purchaseProblem(typed: string): RefundFieldProblem | undefined {
  if (typed.trim() === '') return 'missing';
  const amount = readAmount(typed);
  if (amount === undefined) return 'no-amount';
  // A purchase of a few cents gives back nothing: there is nothing to ask for.
  return isPositive(refundOf(amount)) ? undefined : 'too-small';
}

/**
 * The refund that a draft asks for, or the rule that it breaks: an amount that gives no refund counts as not filled
 * (decisions 38 and 49). Eligibility is told on the screen, not enforced (decision 37).
 */
export function checkRefund(
  draft: RefundDraft,
): { accepted: RefundRequest } | { problem: RefundProblem } {
  const purchaseAmount = readAmount(draft.purchaseAmount);
  if (purchaseAmount === undefined || Object.keys(refundFieldProblems(draft)).length > 0) {
    return { problem: 'traveler.refund-missing' };
  }
  return {
    accepted: {
      merchantName: draft.merchantName.trim(),
      purchaseAmount,
      refundAmount: refundOf(purchaseAmount),
    },
  };
}

/** What the refunds come to; money in dollars. */
export interface RefundsSummary {
  /** Paid out. */
  refunded: DecimalString;
  count: number;
  processingCount: number;
}

/** Only a paid refund has been refunded: what is still under way is counted, not added. */
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
 * The most recent refunds first: those that are not processed yet, the highest id first, and then by the time of
 * processing (decision 36).
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
