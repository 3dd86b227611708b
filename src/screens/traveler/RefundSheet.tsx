import { useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { useSandbox } from '#widgets/sandboxes.ts';
import { Dollars } from '#widgets/Amount.tsx';
import { Badge } from '#components/Badge.tsx';
import { Button, ButtonLink } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { useDates } from '#components/use-dates.ts';
import type { RefundStatus, TaxRefund } from '#wallet/entities/tax-refund.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { formatWon } from '#wallet/money/format-figure.ts';
import { formatDollars } from '#wallet/money/format.ts';
import { notices, writeFailureNotice, type Notify } from '#wallet/notices/notices.ts';
import { paths, receiptPath } from '#wallet/paths.ts';

import { refundLooks } from './refund-looks.ts';

export interface RefundSheetProps {
  /** Null if the user has no such refund. */
  refund: Loadable<{ refund: TaxRefund | null }>;
  /** Withdraws the refund; rejects if that failed. */
  onWithdraw: (id: TaxRefund['id']) => Promise<void>;
  onRetry: () => void;
  onNavigate: Navigate;
  notify: Notify;
}

/** The details of a refund (decision 220): its steps, amounts, dates and reason, and a button to withdraw it. */
export function RefundSheet({ refund, onRetry, onNavigate, ...actions }: RefundSheetProps) {
  const common = useMessages('common');
  const t = useMessages('travel').refund;
  return (
    <Sheet title={t.title} closeLabel={common.close} onClose={() => onNavigate(paths.traveler)}>
      <Loaded
        from={refund}
        skeleton={
          <Loading label={t.loading}>
            <SkeletonRows count={3} />
          </Loading>
        }
        errorTitle={t.failed}
        onRetry={onRetry}
      >
        {(found) =>
          found.refund === null ? (
            <InlineNotice>{t.unknown}</InlineNotice>
          ) : (
            <Details refund={found.refund} onNavigate={onNavigate} {...actions} />
          )
        }
      </Loaded>
    </Sheet>
  );
}

function Details({
  refund,
  onWithdraw,
  onNavigate,
  notify,
}: { refund: TaxRefund } & Pick<RefundSheetProps, 'onWithdraw' | 'onNavigate' | 'notify'>) {
  const t = useMessages('travel').refund;
  const [asking, setAsking] = useState(false);
  const isSandbox = useSandbox('tax-office');
  const { id, merchantName, refundAmount, status, reason, transactionId } = refund;
  const { icon, tone } = refundLooks[status];
  const amount = formatDollars(refundAmount);

  function confirmWithdrawn() {
    // Synchronously: elements behind an open dialog cannot receive the focus.
    flushSync(() => setAsking(false));
    notify(notices['traveler.refund-withdrawn']);
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <IconMark icon={icon} tone={tone} />
        <p className="min-w-0 flex-1 text-row font-semibold wrap-anywhere">{merchantName}</p>
        <p role="status" className="flex">
          <Badge tone={tone}>{t.statuses[status]}</Badge>
        </p>
      </div>
      <Dollars value={refundAmount} size="balance" />
      {reason && <InlineNotice tone="negative">{t.rejections[reason]}</InlineNotice>}
      <Steps refund={refund} />
      <Facts refund={refund} />
      {isSandbox && <p className="text-small text-ink-muted">{t.sandbox}</p>}
      {transactionId && (
        <ButtonLink to={receiptPath(transactionId)} onNavigate={onNavigate}>
          {t.openReceipt}
        </ButtonLink>
      )}
      {status === 'processing' && (
        <Button tone="secondary" onClick={() => setAsking(true)}>
          {t.withdraw}
        </Button>
      )}
      {asking && (
        <RemoveDialog
          title={t.withdrawTitle}
          confirmLabel={t.withdraw}
          repeated="try"
          onRemove={() => onWithdraw(id)}
          onRemoved={confirmWithdrawn}
          onFailed={(error) =>
            notify(writeFailureNotice(error, notices['traveler.withdraw-failed']))
          }
          onCancel={() => setAsking(false)}
        >
          <p>{t.withdrawText(amount)}</p>
        </RemoveDialog>
      )}
    </div>
  );
}

/** The steps of a refund with their times; a step that has not come says so. */
function Steps({ refund }: { refund: TaxRefund }) {
  const t = useMessages('travel').refund;
  const { formatDateTime } = useDates();
  const { status, createdAt, processedAt, paidAt, expectedAt } = refund;
  const time = (at: string | null | undefined) => (at ? formatDateTime(at) : undefined);
  const steps = [
    { label: t.steps.requested, when: time(createdAt) ?? t.steps.done },
    ...(endsUnpaid.has(status)
      ? [{ label: t.statuses[status], when: time(processedAt) ?? t.steps.done }]
      : [
          { label: t.statuses.approved, when: time(processedAt) ?? t.steps.notYet },
          {
            label: t.statuses.paid,
            when:
              status === 'paid'
                ? (time(paidAt) ?? t.steps.done)
                : expectedAt
                  ? t.steps.expectedBy(formatDateTime(expectedAt))
                  : t.steps.notYet,
          },
        ]),
  ];
  return (
    <ol aria-label={t.steps.title} className="flex flex-col gap-2.5">
      {steps.map(({ label, when }) => (
        <li key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-body font-medium">{label}</span>
          <span className="text-small text-ink-muted">{when}</span>
        </li>
      ))}
    </ol>
  );
}

const endsUnpaid: ReadonlySet<RefundStatus> = new Set(['rejected', 'withdrawn']);

function Facts({ refund }: { refund: TaxRefund }) {
  const t = useMessages('travel').refund;
  const { formatDate } = useDates();
  const { purchaseAmount, purchaseWon, receiptDate, receiptNumber, isAutomatic, status } = refund;
  const dollars = formatDollars(purchaseAmount);
  return (
    <Summary
      title={t.details.title}
      rows={[
        {
          label: t.details.purchase,
          value: purchaseWon ? `${formatWon(purchaseWon)} · ${dollars}` : dollars,
        },
        ...(receiptDate ? [{ label: t.details.receiptDate, value: formatDate(receiptDate) }] : []),
        ...(receiptNumber ? [{ label: t.details.receiptNumber, value: receiptNumber }] : []),
        { label: t.details.way, value: isAutomatic ? t.automatic : t.manual },
        ...(endsUnpaid.has(status)
          ? []
          : [{ label: t.details.paidTo, value: t.details.ownWallet }]),
      ]}
    />
  );
}
