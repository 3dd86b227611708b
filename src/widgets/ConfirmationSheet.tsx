import { cx } from 'class-variance-authority';
import { useId, useState, type ReactNode } from 'react';

import { Button } from '#components/Button.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { Declined } from '#wallet/declined.ts';
import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import type { Review } from '#wallet/forms/review.ts';
import type { ReviewLabels } from '#wallet/labels/review.ts';
import { compare, decimal, type DecimalString } from '#wallet/money/decimal.ts';

import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { balanceRows, RecipientAsFound } from './review-rows.tsx';
import { Summary, type SummaryRow } from '#components/form/Summary.tsx';
import { TestMoney } from './TestMoney.tsx';
import type { DeviceCheck } from './device-check.ts';

export interface ConfirmationSheetProps {
  /** The title, such as 'Confirm this transfer'. */
  title: string;
  labels: ReviewLabels;
  /** The language of title and labels, if it differs from the page's. */
  lang?: 'ko' | undefined;
  /** The amount with its unit, as shown to the user. */
  amount: string;
  /** The recipient: the provider's information, and the full detail by which they were found. */
  recipient: { found: FoundRecipient | undefined; detail: ReactNode };
  /** Rows below the recipient, such as the fee that the wallet pays besides the amount. */
  rows?: readonly SummaryRow[] | undefined;
  review: Review;
  /** Formats a balance with its unit. */
  formatBalance: (balance: DecimalString) => string;
  onDeviceCheck: DeviceCheck['check'];
  onConfirm: () => void;
  onCancel: () => void;
}

const nothingFound = { resembles: '' };

/** Maximum number of characters of an amount on one line of a small phone in the largest type. */
const largeLength = 14;

/**
 * Asks for confirmation of a payment if there is something to decide (decision 96): the amount, the recipient, and
 * the reason for asking.
 */
export function ConfirmationSheet({
  title,
  labels,
  lang,
  amount,
  recipient,
  rows,
  review,
  formatBalance,
  onDeviceCheck,
  onConfirm,
  onCancel,
}: ConfirmationSheetProps) {
  const [refused, setRefused] = useState(false);
  const { busy, run } = useOneAtATime();
  const id = useId();
  const { reasons } = review;
  // The balance may fall while the sheet is open (decision 175).
  const isShort = compare(review.balanceAfter, decimal('0')) < 0;

  async function confirm(signal: AbortSignal) {
    setRefused(false);
    try {
      if (reasons.includes('biometrics')) await onDeviceCheck();
      if (!signal.aborted) onConfirm();
    } catch (error) {
      if (!signal.aborted && !(error instanceof Declined)) setRefused(true);
    }
  }

  return (
    <Sheet title={title} lang={lang} closeLabel={labels.close} onClose={onCancel}>
      <div className="flex flex-col gap-4">
        <p
          className={cx(
            'leading-tight font-bold wrap-anywhere',
            amount.length > largeLength ? 'text-title' : 'text-balance',
          )}
        >
          {amount}
        </p>
        {reasons.length > 0 && (
          <InlineNotice tone="caution">
            <ul id={id} className="flex flex-col gap-1.5">
              {reasons.map((reason) => (
                <li key={reason}>{labels.reasons[reason](recipient.found ?? nothingFound)}</li>
              ))}
            </ul>
          </InlineNotice>
        )}
        <Summary
          title={title}
          mark={<TestMoney />}
          rows={[
            {
              label: labels.recipient,
              value: <RecipientAsFound {...recipient} labels={labels} />,
            },
            ...(rows ?? []),
            ...balanceRows(review, labels, formatBalance),
          ]}
        />
        {/* Content that does not fit scrolls behind the buttons. */}
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-col gap-3 bg-raised p-5">
          {isShort && (
            <InlineNotice tone="negative">
              {labels.balanceTooLow(formatBalance(review.balance))}
            </InlineNotice>
          )}
          {refused && <InlineNotice tone="negative">{labels.deviceCheckFailed}</InlineNotice>}
          <div className="flex flex-wrap gap-3 *:flex-[1_1_8rem]">
            <Button tone="secondary" onClick={onCancel}>
              {labels.cancel}
            </Button>
            <Button
              busy={busy}
              disabled={isShort}
              aria-describedby={id}
              onClick={() => void run(confirm)}
            >
              {labels.confirm}
            </Button>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
