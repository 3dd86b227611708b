import { Banknote, CircleCheck, Clock, type LucideIcon } from 'lucide-react';

import { Dollars } from '#widgets/Amount.tsx';
import { Badge } from '#components/Badge.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { StatusRow } from '#components/StatusRow.tsx';
import { useDates } from '#components/use-dates.ts';
import type { RefundStatus, TaxRefund } from '#wallet/entities/tax-refund.ts';

const statusLooks: Readonly<
  Record<RefundStatus, { icon: LucideIcon; tone: 'caution' | 'info' | 'positive'; label: string }>
> = {
  processing: { icon: Clock, tone: 'caution', label: 'Processing' },
  approved: { icon: CircleCheck, tone: 'info', label: 'Approved' },
  paid: { icon: Banknote, tone: 'positive', label: 'Paid' },
};

/** A refund in a list: its shop, processing date, amount and status. */
export function RefundRow({ refund }: { refund: TaxRefund }) {
  const { formatDate } = useDates();
  const { merchantName, refundAmount, status, isAutomatic, processedAt } = refund;
  const { icon, tone, label } = statusLooks[status];
  const way = isAutomatic ? 'Automatic' : 'Manual';
  return (
    <StatusRow
      mark={<IconMark icon={icon} tone={tone} />}
      title={merchantName}
      end={<Dollars value={refundAmount} />}
      when={processedAt ? `${way} · ${formatDate(processedAt)}` : way}
      status={<Badge tone={tone}>{label}</Badge>}
    />
  );
}
