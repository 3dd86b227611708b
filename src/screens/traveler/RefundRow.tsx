import { useMessages } from '#i18n/messages-context.ts';
import { Dollars } from '#widgets/Amount.tsx';
import { Badge } from '#components/Badge.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { StatusRow } from '#components/StatusRow.tsx';
import { useDates } from '#components/use-dates.ts';
import type { TaxRefund } from '#wallet/entities/tax-refund.ts';
import { refundPath } from '#wallet/refund-path.ts';

import { refundLooks } from './refund-looks.ts';

/** A refund in a list: its shop, processing date, amount and status. It opens the refund's details. */
export function RefundRow({ refund, onNavigate }: { refund: TaxRefund; onNavigate: Navigate }) {
  const t = useMessages('travel').refund;
  const { formatDate } = useDates();
  const { id, merchantName, refundAmount, status, isAutomatic, processedAt } = refund;
  const { icon, tone } = refundLooks[status];
  const way = isAutomatic ? t.automatic : t.manual;
  return (
    <StatusRow
      mark={<IconMark icon={icon} tone={tone} />}
      title={merchantName}
      end={<Dollars value={refundAmount} />}
      when={processedAt ? `${way} · ${formatDate(processedAt)}` : way}
      status={<Badge tone={tone}>{t.statuses[status]}</Badge>}
      link={{ to: refundPath(id), onNavigate }}
    />
  );
}
