import { isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { refundOf } from '#wallet/money/refund.ts';

import { amountProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** The draft of the manual refund form. */
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

/** The possible errors of each field. */
export interface RefundFields {
  merchantName: 'missing';
  purchaseAmount: 'missing' | 'no-amount' | 'too-small';
}

/**
 * The refund of a draft, or the rule that it breaks: an amount without a refund counts as missing (decisions 38 and
 * 49). Eligibility is shown on the screen but not enforced (decision 37).
 */
export function checkRefund(
  draft: RefundDraft,
): FormResult<RefundRequest, 'traveler.refund-missing', RefundFields> {
  const merchantName = draft.merchantName.trim();
  const purchaseAmount = readAmount(draft.purchaseAmount, 'USD');
  const refundAmount = purchaseAmount && refundOf(purchaseAmount);
  // The refund of a purchase of a few cents rounds to zero, so it cannot be requested.
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
