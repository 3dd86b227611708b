import { ArrowDownLeft, Inbox, Volume2 } from 'lucide-react';

import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { Switch } from '#components/Switch.tsx';
import { useDates } from '#components/use-dates.ts';
import type { ReceivedPayment, ReceivedToday } from '#wallet/entities/received-today.ts';
import { english } from '#wallet/labels/english.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { add } from '#wallet/money/decimal.ts';
import { formatCount, formatWon } from '#wallet/money/format-figure.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import { paths, receiptPath } from '#wallet/paths.ts';
import { Won } from '#widgets/Won.tsx';

import { PayCodeCard, type PayCodeCardProps } from './PayCodeCard.tsx';

export interface LocalReceiveState {
  payments: Loadable<ReceivedToday>;
  /** The payments that have arrived last, since the screen was opened. */
  arrived: readonly ReceivedPayment[];
  /** New payments are not received now, because there is no connection. */
  paused: boolean;
}

export interface LocalReceiveActions {
  /** The user's pay code and the actions on it. */
  payCode: Omit<PayCodeCardProps, 'notify' | 'log'>;
  /** Whether a payment makes a sound. */
  sound: { on: boolean; onChange: (on: boolean) => void };
  onNavigate: Navigate;
  onRetry: () => void;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/** A vendor's screen: the code, each payment as it arrives, and today's payments (decision 168). */
export function LocalReceiveScreen({
  payments,
  arrived,
  paused,
  payCode,
  sound,
  onNavigate,
  onRetry,
  notify,
  log,
}: LocalReceiveState & LocalReceiveActions) {
  return (
    <Screen>
      <div>
        <ScreenHeader
          title="Get paid"
          back={{ to: paths.localpay, label: english.back }}
          onNavigate={onNavigate}
        />
        <div role="status">
          {paused && (
            <div className="pt-3">
              <InlineNotice tone="caution">
                There is no connection. New payments are not shown until it is back.
              </InlineNotice>
            </div>
          )}
          <Arrival payments={arrived} />
        </div>
      </div>
      <PayCodeCard {...payCode} notify={notify} log={log} />
      <Section title="Today">
        <Loaded
          from={payments}
          skeleton={
            <Card inset="rows">
              <Loading label="Loading the payments">
                <SkeletonRows count={3} />
              </Loading>
            </Card>
          }
          errorTitle="We could not load the payments"
          onRetry={onRetry}
        >
          {(today) => <Today {...today} onNavigate={onNavigate} />}
        </Loaded>
      </Section>
      <Card inset="rows">
        <Switch
          mark={<IconMark icon={Volume2} tone="brand" />}
          label="Sound"
          description="Two tones when a payment arrives"
          checked={sound.on}
          onCheckedChange={sound.onChange}
        />
      </Card>
      <p className="text-small text-ink-muted">
        The wallet does not lock while this screen is open and visible, for 12 hours at most. If you
        leave the screen after your session timeout, you have to unlock the wallet.
      </p>
    </Screen>
  );
}

/** The name of a payer; a deleted account has none (decision 192). */
function payerOf({ name }: Pick<ReceivedPayment, 'name'>): string {
  return name || 'Deleted account';
}

/** The payments that have just arrived. The key makes a screen reader read out an equal payment again. */
function Arrival({ payments }: { payments: readonly ReceivedPayment[] }) {
  const { formatDateTime } = useDates();
  const [latest, ...others] = payments;
  if (latest === undefined) return null;
  const sum = add(...payments.map(({ amount }) => amount));
  const payer = others.length === 0 ? payerOf(latest) : `${formatCount(payments.length)} payments`;
  return (
    <div key={latest.transactionId} className="pt-3">
      <InlineNotice tone="positive">
        <p className="text-title font-bold">{`${formatWon(sum)} from ${payer} · paid`}</p>
        <time dateTime={latest.createdAt} className="text-small">
          {formatDateTime(latest.createdAt)}
        </time>
      </InlineNotice>
    </div>
  );
}

function Today({ count, sum, payments, onNavigate }: ReceivedToday & { onNavigate: Navigate }) {
  const { formatDateTime } = useDates();
  if (count === 0) {
    return (
      <Card>
        <EmptyState icon={Inbox}>No payments yet today.</EmptyState>
      </Card>
    );
  }
  return (
    <Card inset="rows">
      <p className="py-2 text-row font-semibold">
        {`${formatCount(count)} ${count === 1 ? 'payment' : 'payments'} · ${formatWon(sum)}`}
      </p>
      <ul aria-label="Payments of today">
        {payments.map(({ transactionId, name, amount, createdAt }) => (
          <ListRow
            key={transactionId}
            mark={<IconMark icon={ArrowDownLeft} tone="positive" />}
            title={payerOf({ name })}
            detail={<time dateTime={createdAt}>{formatDateTime(createdAt)}</time>}
            end={<Won value={amount} />}
            link={{ to: receiptPath(transactionId, paths.localReceive), onNavigate }}
          />
        ))}
      </ul>
      {count > payments.length && (
        <p className="py-2 text-small text-ink-muted">
          {`The list shows the latest ${formatCount(payments.length)}. History has all of them.`}
        </p>
      )}
    </Card>
  );
}
