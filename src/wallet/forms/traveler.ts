import { compare, type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount, readWon } from '#wallet/money/typed-amount.ts';
import { refundOf } from '#wallet/money/refund.ts';
import {
  daysBetween,
  leastRefundedPurchase,
  maxReceiptDays,
  purchaseOfWon,
} from '#wallet/rules/refund-rules.ts';

import { amountProblem, wonProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** The currencies in which a purchase is entered. */
export const purchaseCurrencies = ['USD', 'KRW'] as const;
export type PurchaseCurrency = (typeof purchaseCurrencies)[number];

/** The draft of the manual refund form. */
export interface RefundDraft {
  merchantName: string;
  purchaseAmount: string;
  currency: PurchaseCurrency;
  /** The day on the receipt; empty for today. */
  receiptDate: string;
  receiptNumber: string;
}

/** A manual refund that passed every rule; both amounts in dollars. */
export interface RefundRequest {
  merchantName: string;
  purchaseAmount: DecimalString;
  refundAmount: DecimalString;
  receiptDate: string;
  receiptNumber?: string;
  /** The paid won, if the purchase was entered in won. */
  purchaseWon?: DecimalString;
}

/** The facts that the rules need. */
export interface RefundTerms {
  /** The current day in Korea, such as `2026-03-02`. */
  today: string;
  /** The rate in won per dollar; undefined while it is not loaded. */
  wonPerDollar: DecimalString | undefined;
}

/** The possible errors of each field. */
export interface RefundFields {
  merchantName: 'missing';
  purchaseAmount: 'missing' | 'no-amount' | 'not-whole' | 'no-rate' | 'too-small';
  receiptDate: 'in-future' | 'too-old';
}

/** The purchase of a draft in dollars, as far as it can be read. */
export function purchaseOf(
  { purchaseAmount, currency }: RefundDraft,
  { wonPerDollar }: RefundTerms,
): { dollars?: DecimalString; won?: DecimalString } {
  if (currency === 'USD') {
    const dollars = readAmount(purchaseAmount, 'USD');
    return dollars === undefined ? {} : { dollars };
  }
  const won = readWon(purchaseAmount, 'KRW');
  if (won === undefined) return {};
  return wonPerDollar === undefined ? { won } : { won, dollars: purchaseOfWon(won, wonPerDollar) };
}

/** The refund of a draft, or the rule that it breaks (decisions 38, 49 and 213). */
export function checkRefund(
  draft: RefundDraft,
  terms: RefundTerms,
): FormResult<
  RefundRequest,
  'traveler.refund-missing' | 'traveler.refund-ineligible',
  RefundFields
> {
  const merchantName = draft.merchantName.trim();
  const { dollars, won } = purchaseOf(draft, terms);
  if (merchantName === '' || dollars === undefined) {
    const unread =
      won === undefined
        ? draft.currency === 'KRW'
          ? wonProblem(draft.purchaseAmount)
          : amountProblem(draft.purchaseAmount)
        : 'no-rate';
    return {
      problem: 'traveler.refund-missing',
      fields: {
        ...(merchantName === '' && { merchantName: 'missing' }),
        ...(dollars === undefined && { purchaseAmount: unread }),
      },
    };
  }
  const receiptDate = draft.receiptDate || terms.today;
  const isTooSmall = compare(dollars, leastRefundedPurchase) < 0;
  const dateProblem =
    receiptDate > terms.today
      ? 'in-future'
      : daysBetween(receiptDate, terms.today) > maxReceiptDays
        ? 'too-old'
        : undefined;
  if (isTooSmall || dateProblem !== undefined) {
    return {
      problem: 'traveler.refund-ineligible',
      fields: {
        ...(isTooSmall && { purchaseAmount: 'too-small' }),
        ...(dateProblem && { receiptDate: dateProblem }),
      },
    };
  }
  const receiptNumber = draft.receiptNumber.trim();
  return {
    accepted: {
      merchantName,
      purchaseAmount: dollars,
      refundAmount: refundOf(dollars),
      receiptDate,
      ...(receiptNumber !== '' && { receiptNumber }),
      ...(won !== undefined && { purchaseWon: won }),
    },
  };
}
