import type { ReactNode } from 'react';

import type { FormsMessages } from '#i18n/en/forms.ts';
import { useMessages } from '#i18n/messages-context.ts';
import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import type { Review } from '#wallet/forms/review.ts';
import { isPositive, subtract, decimal, type DecimalString } from '#wallet/money/decimal.ts';

import type { SummaryRow } from '#components/form/Summary.tsx';

/** The labels of a reviewed payment (decision 96). */
export type ReviewMessages = FormsMessages['review'];

/** A payment to a person or merchant, or a withdrawal to a bank account. */
export type ReviewKind = 'transfer' | 'withdrawal';

export interface RecipientAsFoundProps {
  /**
   * The provider's information about the recipient; undefined until it has answered, and without a payee if only the
   * name is known.
   */
  found: FoundRecipient | undefined;
  /** The address, number or account by which they were found. */
  detail: ReactNode;
}

/** A recipient with their name, if known, the detail by which they were found, and whether they were paid before. */
export function RecipientAsFound({ found, detail }: RecipientAsFoundProps) {
  const t = useMessages('forms').review;
  return (
    <>
      {found && found.name !== '' ? (
        <>
          <span className="block">{found.name}</span>
          <span className="block text-small font-normal text-ink-muted">{detail}</span>
        </>
      ) : (
        <span className="block">{detail}</span>
      )}
      {found?.kind === 'payout' && (
        <span className="block text-small font-normal text-ink-muted">{t.withoutAccount}</span>
      )}
      {found && found.payee !== '' && (
        <span className="block text-small font-normal text-ink-muted">
          {found.paidBefore ? t.paidBefore : t.firstPayment}
        </span>
      )}
    </>
  );
}

/** The rows with the balance before and after a payment. `format` formats an amount with its unit. */
export function balanceRows(
  { balance, balanceAfter }: Pick<Review, 'balance' | 'balanceAfter'>,
  { t, kind }: { t: ReviewMessages; kind: ReviewKind },
  format: (amount: DecimalString) => string,
): SummaryRow[] {
  const missing = subtract(decimal('0'), balanceAfter);
  return [
    { label: t.balance, value: format(balance) },
    {
      label: t[kind].balanceAfter,
      // A balance is never negative: show the missing amount instead.
      value: isPositive(missing) ? (
        <span className="font-semibold text-negative">{t.short(format(missing))}</span>
      ) : (
        format(balanceAfter)
      ),
    },
  ];
}
