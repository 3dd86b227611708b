import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from 'lucide-react';
import { useState } from 'react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { BuoyDrawing } from '#components/drawings/BuoyDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Spoken } from '#components/Spoken.tsx';
import { StatusRow } from '#components/StatusRow.tsx';
import { datesIn } from '#wallet/dates.ts';
import { shortenAddress } from '#wallet/entities/address.ts';
import type { Statement, StatementEffect, StatementMovement } from '#wallet/entities/statement.ts';
import { isPositive } from '#wallet/money/decimal.ts';
import { formatCount, formatExact } from '#wallet/money/format-figure.ts';
import { paths, receiptPath } from '#wallet/paths.ts';
import { isOut, magnitude, otherSideOf, totalOf } from '#wallet/statement-lines.ts';
import { monthLabel } from '#wallet/statement-path.ts';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { statusLabel } from '#widgets/status-label.ts';

/** Number of movements that are added at a time: rendering thousands at once would stutter. */
const step = 50;

/** The movements of a statement, the oldest first. */
export function MovementList({
  statement: { month, timeZone, movements },
  onNavigate,
}: {
  statement: Statement;
  onNavigate: Navigate;
}) {
  const t = useMessages('history').statement;
  const { language } = useLanguage();
  const [count, setCount] = useState(step);
  const { formatDateTime } = datesIn(timeZone, language);
  if (movements.length === 0) {
    return (
      <Card>
        <EmptyState drawing={<BuoyDrawing />}>{t.noMovementsIn(monthLabel(month, t))}</EmptyState>
      </Card>
    );
  }
  return (
    <Card inset="rows">
      <ul>
        {movements.slice(0, count).map((movement) => (
          <MovementRow
            key={movement.id}
            movement={movement}
            when={formatDateTime(movement.at)}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
      {movements.length > count && (
        <div className="flex flex-col items-center gap-1 border-t border-line py-3">
          <p className="text-small text-ink-muted">
            {t.shownOf(formatCount(count), formatCount(movements.length))}
          </p>
          <Button tone="quiet" size="small" width="full" onClick={() => setCount(count + step)}>
            {t.more}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** A movement with each balance it changed, fees included. It links to its receipt. */
function MovementRow({
  movement,
  when,
  onNavigate,
}: {
  movement: StatementMovement;
  when: string;
  onNavigate: Navigate;
}) {
  const { statuses } = useMessages('history');
  const { title, effects, status, at, transactionId } = movement;
  const isIn = effects.every((effect) => !isOut(totalOf(effect)));
  const icon = effects.length > 1 ? ArrowLeftRight : isIn ? ArrowDownLeft : ArrowUpRight;
  return (
    <StatusRow
      mark={<IconMark icon={icon} tone={isIn ? 'positive' : 'brand'} />}
      title={<Spoken>{title}</Spoken>}
      end={effects.map((effect) => (
        <Change key={effect.assetType} effect={effect} />
      ))}
      detail={<Detail movement={movement} />}
      when={<time dateTime={at}>{when}</time>}
      status={
        status !== '' &&
        status !== 'completed' && <Badge tone="neutral">{statusLabel(status, statuses)}</Badge>
      }
      link={
        transactionId === null
          ? undefined
          : { to: receiptPath(transactionId, paths.statement), onNavigate }
      }
    />
  );
}

/** All digits are shown, so that the figures add up. */
function Change({ effect }: { effect: StatementEffect }) {
  const total = totalOf(effect);
  const left = isOut(total);
  return (
    <span
      className={
        left
          ? 'block font-semibold wrap-anywhere'
          : 'block font-semibold wrap-anywhere text-positive'
      }
    >
      {left ? '−' : '+'}
      {formatExact(magnitude(total))} {effect.assetType}
    </span>
  );
}

/** The other side, and the fees that the figures include. */
function Detail({ movement }: { movement: StatementMovement }) {
  const t = useMessages('history').statement;
  const side = otherSideOf(movement, t).replace(/0x\w{20,}/, (address) =>
    shortenAddress(address, 6, 4),
  );
  const masked = side.search(/••|\b0x\w+\.{3}/);
  const fees = movement.effects
    .filter(({ fee }) => isPositive(magnitude(fee)))
    .map(({ assetType, fee }) => t.withFee(`${formatExact(magnitude(fee))} ${assetType}`));
  if (side === '' && fees.length === 0) return null;
  return (
    <>
      {masked === -1 ? side : side.slice(0, masked)}
      {masked !== -1 && <MaskedNumber>{side.slice(masked)}</MaskedNumber>}
      {side !== '' && fees.length > 0 && ' · '}
      {fees.join(' · ')}
    </>
  );
}
