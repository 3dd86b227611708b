import {
  ArrowLeftRight,
  BadgeCheck,
  BriefcaseBusiness,
  FileText,
  Plane,
  type LucideIcon,
} from 'lucide-react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Spoken } from '#components/Spoken.tsx';
import { StatusRow } from '#components/StatusRow.tsx';
import { activityPath } from '#wallet/activity-path.ts';
import { useDates } from '#components/use-dates.ts';
import type { Activity } from '#wallet/entities/activity.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { statusColour, type StatusColour } from '#wallet/entities/history.ts';
import type { ReceiptOrigin } from '#wallet/paths.ts';

import { Dollars } from './Amount.tsx';
import { BalanceChanges } from './BalanceChanges.tsx';
import { MaskedNumber } from './MaskedNumber.tsx';
import { statusLabel } from './status-label.ts';

const typeIcons: Readonly<Record<Activity['type'], LucideIcon>> = {
  transaction: ArrowLeftRight,
  credential: BadgeCheck,
  work: BriefcaseBusiness,
  travel: Plane,
  document: FileText,
};

const badgeTones: Readonly<Record<StatusColour, BadgeTone>> = {
  green: 'positive',
  yellow: 'caution',
  red: 'negative',
  grey: 'neutral',
};

/** An activity in the history: its description, time, amount and status, with a link to what it is about. */
export function ActivityRow({
  activity,
  from,
  onNavigate,
}: {
  activity: Activity;
  /** The screen that shows the list. */
  from: ReceiptOrigin;
  onNavigate: Navigate;
}) {
  const { statuses, receipt } = useMessages('history');
  const { formatDateTime } = useDates();
  const { language } = useLanguage();
  const { type, amount, status, date } = activity;
  const { title, description } = (language === 'ko' && activity.korean) || activity;
  const to = activityPath(activity, from);
  return (
    <StatusRow
      mark={<IconMark icon={typeIcons[type]} tone={type === 'transaction' ? 'brand' : 'neutral'} />}
      title={<Spoken>{title}</Spoken>}
      end={amount && <ActivityAmount {...activity} />}
      detail={<Description text={description} />}
      when={<time dateTime={date}>{formatDateTime(date)}</time>}
      status={
        <Badge tone={badgeTones[statusColour(status)]}>
          {status === 'waiting' ? receipt.statuses.waiting : statusLabel(status, statuses)}
        </Badge>
      }
      link={to === undefined ? undefined : { to, onNavigate }}
    />
  );
}

/** A description, which may have a masked account number or a shortened address. */
function Description({ text }: { text: string }) {
  const [before = '', masked, after = ''] = text.split(/(••+(?: \w+)?|\b0x\w+\.{3}\w+)/);
  if (masked === undefined) return text;
  return (
    <>
      {before}
      <MaskedNumber>{masked}</MaskedNumber>
      {after}
    </>
  );
}

/** The changes of balances by a transaction, or the amount of a tax refund, muted until it is paid. */
function ActivityAmount({ amount, changes, status, category }: Activity) {
  if (amount === undefined) return undefined;
  if (amount.unit !== 'USD') {
    const sent = category === 'send' ? decimal(`-${amount.value}`) : amount.value;
    return (
      <BalanceChanges
        changes={changes ?? [{ assetType: amount.unit, amount: sent }]}
        status={status}
      />
    );
  }
  const tone = isPaid.has(status) ? 'in' : 'muted';
  return (
    <span className={dollarLooks[tone]}>
      +<Dollars value={amount.value} tone={tone} />
    </span>
  );
}

/** The statuses of a refund that has been paid. */
const isPaid: ReadonlySet<string> = new Set(['paid', 'processed', 'completed']);

const dollarLooks = {
  in: 'font-semibold text-positive',
  muted: 'font-semibold text-ink-muted',
} as const;
