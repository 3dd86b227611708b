import {
  ArrowLeftRight,
  BadgeCheck,
  BriefcaseBusiness,
  FileText,
  Plane,
  type LucideIcon,
} from 'lucide-react';

import { Dollars, Units } from '#components/Amount.tsx';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { StatusRow } from '#components/StatusRow.tsx';
import { codeLabel } from '#wallet/code-label.ts';
import { formatDateTime } from '#wallet/dates.ts';
import type { Activity } from '#wallet/entities/activity.ts';
import { statusColour, type StatusColour } from '#wallet/entities/history.ts';

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

/** An activity in the history: what it was, when, its amount, its status. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { type, title, description, amount, status, date, category } = activity;
  return (
    <StatusRow
      mark={<IconMark icon={typeIcons[type]} tone={type === 'transaction' ? 'brand' : 'neutral'} />}
      title={title}
      end={amount && <ActivityAmount amount={amount} category={category} />}
      detail={description}
      when={<time dateTime={date}>{formatDateTime(date)}</time>}
      status={<Badge tone={badgeTones[statusColour(status)]}>{codeLabel(status)}</Badge>}
    />
  );
}

function ActivityAmount({
  amount,
  category,
}: {
  amount: NonNullable<Activity['amount']>;
  category: Activity['category'];
}) {
  const tone = category === 'receive' ? 'in' : 'plain';
  const sign = category === 'exchange' || category === undefined ? '' : signs[category];
  if (amount.unit !== 'USD') {
    return <Units value={amount.value} assetType={amount.unit} sign={sign} tone={tone} />;
  }
  return (
    <span className={tone === 'in' ? 'font-semibold text-positive' : 'font-semibold'}>
      {sign === '-' ? '−' : sign}
      <Dollars value={amount.value} tone={tone} />
    </span>
  );
}

const signs = { send: '-', receive: '+' } as const;
