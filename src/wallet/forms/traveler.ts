import { isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { refundOf } from '#wallet/money/refund.ts';

import { amountProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

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

/** What can be wrong with each field. */
export interface RefundFields {
  merchantName: 'missing';
  purchaseAmount: 'missing' | 'no-amount' | 'too-small';
}

/**
 * The refund that a draft asks for, or the rule that it breaks: an amount that gives no refund counts as not filled
 * (decisions 38 and 49). Eligibility is told on the screen, not enforced (decision 37).
 */
export function checkRefund(
  draft: RefundDraft,
): FormResult<RefundRequest, 'traveler.refund-missing', RefundFields> {
  const merchantName = draft.merchantName.trim();
  const purchaseAmount = readAmount(draft.purchaseAmount, 'USD');
  const refundAmount = purchaseAmount && refundOf(purchaseAmount);
  // A purchase of a few cents gives back nothing: there is nothing to ask for.
  const isTooSmall = refundAmount !== undefined && !isPositive(refundAmount);
  if (
    merchantName === '' ||
    purchaseAmount === undefined ||
    refundAmount === undefined ||
    isTooSmall
  ) {
    return {
      problem: 'traveler.refund-missing',
      fields: {
        ...(merchantName === '' && { merchantName: 'missing' }),
        ...(purchaseAmount === undefined && {
          purchaseAmount: amountProblem(draft.purchaseAmount),
        }),
        ...(isTooSmall && { purchaseAmount: 'too-small' }),
      },
    };
  }
  return { accepted: { merchantName, purchaseAmount, refundAmount } };
}
