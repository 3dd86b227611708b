import { cx } from 'class-variance-authority';
import { useId, useState, type ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
import { Button } from '#components/Button.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { Declined } from '#wallet/declined.ts';
import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import type { Review, ReviewReason } from '#wallet/forms/review.ts';
import { compare, decimal, type DecimalString } from '#wallet/money/decimal.ts';

import { Address } from './Address.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import {
  balanceRows,
  RecipientAsFound,
  type ReviewKind,
  type ReviewMessages,
} from './review-rows.tsx';
import { Summary, type SummaryRow } from '#components/form/Summary.tsx';
import { Seal } from './Seal.tsx';
import { TestMoney } from './TestMoney.tsx';
import type { DeviceCheck } from './device-check.ts';

export interface ConfirmationSheetProps {
  /** The title, such as 'Confirm this transfer'. */
  title: string;
  /** A transfer by default. */
  kind?: ReviewKind;
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

/** Maximum number of characters of an amount on one line of a small phone in the largest type. */
const largeLength = 14;

/**
 * Asks for confirmation of a payment if there is something to decide (decision 96): the amount, the recipient, and
 * the reason for asking.
 */
export function ConfirmationSheet({
  title,
  kind = 'transfer',
  amount,
  recipient,
  rows,
  review,
  formatBalance,
  onDeviceCheck,
  onConfirm,
  onCancel,
}: ConfirmationSheetProps) {
  const t = useMessages('forms').review;
  const { cancel, close } = useMessages('common');
  const [refused, setRefused] = useState(false);
  const { busy, run } = useOneAtATime();
  const id = useId();
  const { reasons } = review;
  const seal = sealedText(recipient);
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
    <Sheet title={title} closeLabel={close} onClose={onCancel}>
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          {seal !== '' && <Seal size="large" of={seal} name={recipient.found?.name} />}
          <p
            className={cx(
              'min-w-0 leading-tight font-bold wrap-anywhere',
              amount.length > largeLength ? 'text-title' : 'text-balance',
            )}
          >
            {amount}
          </p>
        </div>
        {reasons.length > 0 && (
          <InlineNotice tone="caution">
            <ul id={id} className="flex flex-col gap-1.5">
              {reasons.map((reason) => (
                <li key={reason}>{reasonText(t, reason, recipient.found)}</li>
              ))}
            </ul>
          </InlineNotice>
        )}
        <Summary
          title={title}
          mark={<TestMoney />}
          rows={[
            {
              label: t[kind].recipient,
              value: (
                <RecipientAsFound found={recipient.found} detail={spelled(recipient.detail)} />
              ),
            },
            ...(rows ?? []),
            ...balanceRows(review, { t, kind }, formatBalance),
          ]}
        />
        {/* Content that does not fit scrolls behind the buttons. */}
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-col gap-3 bg-raised p-5">
          {isShort && (
            <InlineNotice tone="negative">
              {t.balanceTooLow(formatBalance(review.balance))}
            </InlineNotice>
          )}
          {refused && <InlineNotice tone="negative">{t[kind].deviceCheckFailed}</InlineNotice>}
          <div className="flex flex-wrap gap-3 *:flex-[1_1_8rem]">
            <Button tone="secondary" onClick={onCancel}>
              {cancel}
            </Button>
            <Button
              busy={busy}
              disabled={isShort}
              aria-describedby={id}
              onClick={() => void run(confirm)}
            >
              {t.confirm}
            </Button>
          </div>
        </div>
      </div>
    </Sheet>
  );
}

/** The text that the recipient's seal is made of: what they were found by, or else their name; empty if unknown. */
const sealedText = ({ found, detail }: ConfirmationSheetProps['recipient']): string =>
  typeof detail === 'string' ? detail : (found?.name ?? '');

/** A number of days with at most two fraction digits. */
const shortDays = (days: number) => days.toLocaleString('en', { maximumFractionDigits: 2 });

/** A detail in full, whose address is spelled, so that it can be compared. */
function spelled(detail: ReactNode): ReactNode {
  return typeof detail === 'string' ? <Address spelled>{detail}</Address> : detail;
}

/** The sentence of a reason, with the provider's facts about the recipient. */
function reasonText(
  { reasons }: ReviewMessages,
  reason: ReviewReason,
  found: FoundRecipient | undefined,
): ReactNode {
  switch (reason) {
    case 'resembles': {
      const [before, after] = textAround(reasons.resembles);
      return (
        <span className="flex items-start gap-3">
          <span className="min-w-0 flex-1">
            {before}
            <Address spelled>{found?.resembles ?? ''}</Address>
            {after}
          </span>
          {/* It differs from the seal of the recipient beside the amount. */}
          <Seal of={found?.resembles ?? ''} />
        </span>
      );
    }
    case 'no-owner':
      return reasons['no-owner'](shortDays(found?.claimDays ?? 0));
    default:
      return reasons[reason];
  }
}
