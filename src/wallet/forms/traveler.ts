import { isPositive, readAmount, type DecimalString } from '#wallet/money/decimal.ts';
import { refundOf } from '#wallet/money/refund.ts';

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
