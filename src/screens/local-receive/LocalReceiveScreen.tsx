import { ArrowDownLeft, Volume2 } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Card } from '#components/Card.tsx';
import { BuoyDrawing } from '#components/drawings/BuoyDrawing.tsx';
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
import type { Loadable } from '#wallet/loadable.ts';
import { add } from '#wallet/money/decimal.ts';
import { formatCount } from '#wallet/money/format-figure.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import { paths, receiptPath } from '#wallet/paths.ts';
import { useWonFormat } from '#widgets/use-won-format.ts';
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
  const common = useMessages('common');
  const t = useMessages('local').receive;
  return (
    <Screen area="city">
      <div>
        <ScreenHeader
          title={t.title}
          back={{ to: paths.localpay, label: common.back }}
          onNavigate={onNavigate}
        />
        <div role="status">
          {paused && (
            <div className="pt-3">
              <InlineNotice tone="caution">{t.paused}</InlineNotice>
            </div>
          )}
          <Arrival payments={arrived} />
        </div>
      </div>
      <PayCodeCard {...payCode} notify={notify} log={log} />
      <Section title={t.today.title}>
        <Loaded
          from={payments}
          skeleton={
            <Card inset="rows">
              <Loading label={t.today.loading}>
                <SkeletonRows count={3} />
              </Loading>
            </Card>
          }
          errorTitle={t.today.failed}
          onRetry={onRetry}
        >
          {(today) => <Today {...today} onNavigate={onNavigate} />}
        </Loaded>
      </Section>
      <Card inset="rows">
        <Switch
          mark={<IconMark icon={Volume2} tone="brand" />}
          {...t.sound}
          checked={sound.on}
          onCheckedChange={sound.onChange}
        />
      </Card>
      <p className="text-small text-ink-muted">{t.noLock}</p>
    </Screen>
  );
}

/** The payments that have just arrived. The key makes a screen reader read out an equal payment again. */
function Arrival({ payments }: { payments: readonly ReceivedPayment[] }) {
  const t = useMessages('local').receive;
  const inWon = useWonFormat();
  const { formatDateTime } = useDates();
  const [latest, ...others] = payments;
  if (latest === undefined) return null;
  const sum = inWon(add(...payments.map(({ amount }) => amount)));
  return (
    <div key={latest.transactionId} className="pt-3">
      <InlineNotice tone="positive">
        <p className="text-title font-bold">
          {others.length === 0
            ? t.arrived(sum, latest.name || t.deletedAccount)
            : t.arrivedTogether(sum, formatCount(payments.length))}
        </p>
        <time dateTime={latest.createdAt} className="text-small">
          {formatDateTime(latest.createdAt)}
        </time>
      </InlineNotice>
    </div>
  );
}

function Today({ count, sum, payments, onNavigate }: ReceivedToday & { onNavigate: Navigate }) {
  const { today: t, deletedAccount } = useMessages('local').receive;
  const inWon = useWonFormat();
  const { formatDateTime } = useDates();
  if (count === 0) {
    return (
      <Card>
        <EmptyState drawing={<BuoyDrawing />}>{t.empty}</EmptyState>
      </Card>
    );
  }
  return (
    <Card inset="rows">
      <p className="py-2 text-row font-semibold">{t.sum(formatCount(count), inWon(sum))}</p>
      <ul aria-label={t.list}>
        {payments.map(({ transactionId, name, amount, createdAt }) => (
          <ListRow
            key={transactionId}
            mark={<IconMark icon={ArrowDownLeft} tone="positive" />}
            // A deleted account has no name (decision 192).
            title={name || deletedAccount}
            detail={<time dateTime={createdAt}>{formatDateTime(createdAt)}</time>}
            end={<Won value={amount} />}
            link={{ to: receiptPath(transactionId, paths.localReceive), onNavigate }}
          />
        ))}
      </ul>
      {count > payments.length && (
        <p className="py-2 text-small text-ink-muted">
          {t.latestOnly(formatCount(payments.length))}
        </p>
      )}
    </Card>
  );
}
