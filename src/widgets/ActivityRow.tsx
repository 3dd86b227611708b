import {
  ArrowLeftRight,
  BadgeCheck,
  BriefcaseBusiness,
  FileText,
  Plane,
  type LucideIcon,
} from 'lucide-react';

import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { StatusRow } from '#components/StatusRow.tsx';
import { activityPath } from '#wallet/activity-path.ts';
import { codeLabel } from '#wallet/code-label.ts';
import { useDates } from '#components/use-dates.ts';
import type { Activity } from '#wallet/entities/activity.ts';
import { statusColour, type StatusColour } from '#wallet/entities/history.ts';
import type { ReceiptOrigin } from '#wallet/paths.ts';

import { Dollars, Units } from './Amount.tsx';
import { MaskedNumber } from './MaskedNumber.tsx';

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

/** The statuses of an amount that has not arrived, or has come back. */
const endsWithoutMoney: ReadonlySet<string> = new Set([
  'failed',
  'returned',
  'rejected',
  'withdrawn',
]);

const statusLabel = (status: string) =>
  status === 'waiting' ? 'Waiting for its owner' : codeLabel(status);

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
  const { formatDateTime } = useDates();
  const { type, title, description, amount, status, date, category } = activity;
  const to = activityPath(activity, from);
  return (
    <StatusRow
      mark={<IconMark icon={typeIcons[type]} tone={type === 'transaction' ? 'brand' : 'neutral'} />}
      title={title}
      end={
        amount && (
          <ActivityAmount
            amount={amount}
            category={category}
            isBack={endsWithoutMoney.has(status)}
          />
        )
      }
      detail={<Description text={description} />}
      when={<time dateTime={date}>{formatDateTime(date)}</time>}
      status={<Badge tone={badgeTones[statusColour(status)]}>{statusLabel(status)}</Badge>}
      link={to === undefined ? undefined : { to, onNavigate }}
    />
  );
}

/** A description, which may end in a masked account number or a shortened address. */
function Description({ text }: { text: string }) {
  const end = text.search(/••|\b0x\w+\.{3}/);
  if (end === -1) return text;
  return (
    <>
      {text.slice(0, end)}
      <MaskedNumber>{text.slice(end)}</MaskedNumber>
    </>
  );
}

function ActivityAmount({
  amount,
  category,
  isBack,
}: {
  amount: NonNullable<Activity['amount']>;
  category: Activity['category'];
  /** The amount was returned to the wallet. */
  isBack: boolean;
}) {
  const tone = isBack ? 'muted' : category === 'receive' ? 'in' : 'plain';
  const sign = category === undefined ? '' : signs[category];
  if (amount.unit !== 'USD') {
    return <Units value={amount.value} assetType={amount.unit} sign={sign} tone={tone} />;
  }
  return (
    <span className={dollarLooks[tone]}>
      {sign === '-' ? '−' : sign}
      <Dollars value={amount.value} tone={tone} />
    </span>
  );
}

const dollarLooks = {
  in: 'font-semibold text-positive',
  plain: 'font-semibold',
  muted: 'font-semibold text-ink-muted',
} as const;

/** An exchange shows the amount that arrives; its description has the paid one. */
const signs = { send: '-', receive: '+', exchange: '+' } as const;
