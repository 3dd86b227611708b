import { BadgeCheck, BriefcaseBusiness, FileText, Plane, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { Badge } from '#components/Badge.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Spoken } from '#components/Spoken.tsx';
import { activityPath } from '#wallet/activity-path.ts';
import { useDates } from '#components/use-dates.ts';
import type { Activity } from '#wallet/entities/activity.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { statusColour } from '#wallet/entities/history.ts';
import type { ReceiptOrigin } from '#wallet/paths.ts';

import { Dollars } from './Amount.tsx';
import { BalanceChanges } from './BalanceChanges.tsx';
import { MaskedNumber } from './MaskedNumber.tsx';
import { PartyMark } from './PartyMark.tsx';
import { statusLabel } from './status-label.ts';

const typeIcons: Readonly<Record<Exclude<Activity['type'], 'transaction'>, LucideIcon>> = {
  credential: BadgeCheck,
  work: BriefcaseBusiness,
  travel: Plane,
  document: FileText,
};

const badgeTones = { yellow: 'caution', red: 'negative' } as const;

/**
 * An activity in the history, with a link to what it is about. A transaction is named after its other party; another
 * activity after what it is. The heading above the row says the day (decision 257).
 */
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
  const { language } = useLanguage();
  const { type, amount, status, category = 'receive', counterparty } = activity;
  const { title, description } = (language === 'ko' && activity.korean) || activity;
  const to = activityPath(activity, from);
  const hasParty = type === 'transaction' && category !== 'exchange';
  // A fee, which may follow the party, is a detail.
  const [party = '', ...rest] = hasParty ? description.split(' · ') : [];
  // The amount names the asset.
  const verb = title.replace(amount?.unit ?? '', '').trim();
  const details = party === '' ? [description] : [verb, ...rest];
  return (
    <ListRow
      mark={
        type === 'transaction' ? (
          <PartyMark {...counterparty} direction={category} />
        ) : (
          <IconMark icon={typeIcons[type]} />
        )
      }
      title={party === '' ? <Spoken>{title}</Spoken> : <Description text={party} />}
      detail={
        <>
          {details.filter(Boolean).map((text) => (
            <Fragment key={text}>
              <Description text={text} />
              {' · '}
            </Fragment>
          ))}
          <When date={activity.date} />
          {' · '}
          <Status status={status} />
        </>
      }
      end={amount && <ActivityAmount {...activity} />}
      link={to === undefined ? undefined : { to, onNavigate }}
    />
  );
}

/** The time of day. Screen readers, which may read a row without its heading, also say the day. */
function When({ date }: { date: string }) {
  const { formatDate, formatTime } = useDates();
  return (
    <time dateTime={date} className="whitespace-nowrap">
      <span className="sr-only">{formatDate(date)} </span>
      {formatTime(date)}
    </time>
  );
}

/** A status: a coloured word, and a badge if something is open or has failed (core §9). */
function Status({ status }: { status: string }) {
  const { statuses, receipt } = useMessages('history');
  const colour = statusColour(status);
  const words = status === 'waiting' ? receipt.statuses.waiting : statusLabel(status, statuses);
  return colour === 'yellow' || colour === 'red' ? (
    <Badge tone={badgeTones[colour]}>{words}</Badge>
  ) : (
    <span className={colour === 'green' ? 'text-positive' : ''}>{words}</span>
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
