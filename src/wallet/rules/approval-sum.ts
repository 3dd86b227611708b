import type { WorkApproval } from '#wallet/entities/work-approval.ts';
import { add, decimal, type DecimalString } from '#wallet/money/decimal.ts';
import { formatFixed } from '#wallet/money/format-figure.ts';

/** The amounts of several approvals together. */
export interface ApprovalSum {
  /** A formatted sum for each currency, in the order of the approvals: `1,284,500 KRW`. */
  sums: readonly string[];
  /** Number of approvals without a readable amount. */
  without: number;
}

/** A formatted amount: at most 20 digits before the point and 18 after it. */
const formatted = /^(?:\d{1,3}(?:,\d{3}){1,6}|\d{1,20})(?:\.(\d{1,18}))?$/;

/** Adds the amounts of approvals, each as a formatted text, separately for each currency. */
export function approvalSum(
  approvals: readonly Pick<WorkApproval, 'amount' | 'currency'>[],
): ApprovalSum {
  const totals = new Map<string, { sum: DecimalString; digits: number }>();
  let without = 0;
  for (const { amount, currency } of approvals) {
    const match = formatted.exec(amount);
    if (match === null || currency === '') {
      without += 1;
      continue;
    }
    const figure = decimal(amount.replaceAll(',', ''));
    const total = totals.get(currency);
    const digits = Math.max(total?.digits ?? 0, match[1]?.length ?? 0);
    totals.set(currency, { sum: total ? add(total.sum, figure) : figure, digits });
  }
  return {
    sums: Array.from(
      totals,
      ([currency, { sum, digits }]) => `${formatFixed(sum, digits)} ${currency}`,
    ),
    without,
  };
}
