import { compare, type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount, readWon } from '#wallet/money/typed-amount.ts';
import type { Merchant } from '#wallet/entities/merchant.ts';
import type { Loadable } from '#wallet/loadable.ts';
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

/** The draft of the refund form. */
export interface RefundDraft {
  merchantName: string;
  purchaseAmount: string;
  currency: PurchaseCurrency;
  /** The code of a scanned receipt's partner store. */
  storeCode?: string | undefined;
  /** The day on the receipt; empty for today. */
  receiptDate: string;
  receiptNumber: string;
}

/** A refund request that passed every rule; both amounts in dollars. */
export interface RefundRequest {
  merchantName: string;
  /** The partner store, whose name the provider sets; it makes the refund automatic. */
  storeCode?: string;
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
  /** The expected time of the payment if the refund is requested now, in ISO form; undefined while it is unknown. */
  expectedAt?: (() => string) | undefined;
  /** The directory of partner stores, which names them (decision 170). */
  stores: Loadable<readonly Pick<Merchant, 'code' | 'name'>[]>;
}

/** The store of a receipt's code: by the directory, missing in it, or unknown while the directory is not loaded. */
export type ReceiptStore =
  | { state: 'partner'; name: string; code: string }
  | { state: 'unknown' }
  | { state: 'loading' | 'failed'; code: string };

/** The store of a scanned receipt; undefined if its code has none. */
export function storeOf(
  { storeCode }: Pick<RefundDraft, 'storeCode'>,
  { stores }: Pick<RefundTerms, 'stores'>,
): ReceiptStore | undefined {
  if (storeCode === undefined) return undefined;
  if (stores.status !== 'ready') return { state: stores.status, code: storeCode };
  const store = stores.data.find(({ code }) => code === storeCode);
  return store === undefined ? { state: 'unknown' } : { ...store, state: 'partner' };
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
  const store = storeOf(draft, terms);
  const merchantName = store?.state === 'partner' ? store.name : draft.merchantName.trim();
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
      // Without the directory the provider decides about the store.
      ...(store && 'code' in store && { storeCode: store.code }),
      purchaseAmount: dollars,
      refundAmount: refundOf(dollars),
      receiptDate,
      ...(receiptNumber !== '' && { receiptNumber }),
      ...(won !== undefined && { purchaseWon: won }),
    },
  };
}
