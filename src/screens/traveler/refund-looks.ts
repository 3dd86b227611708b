import { Banknote, CircleCheck, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react';

import type { RefundStatus } from '#wallet/entities/tax-refund.ts';

/** The icon and the colour of each status of a refund. */
export const refundLooks: Readonly<
  Record<
    RefundStatus,
    { icon: LucideIcon; tone: 'caution' | 'info' | 'positive' | 'negative' | 'neutral' }
  >
> = {
  processing: { icon: Clock, tone: 'caution' },
  approved: { icon: CircleCheck, tone: 'info' },
  paid: { icon: Banknote, tone: 'positive' },
  rejected: { icon: CircleX, tone: 'negative' },
  withdrawn: { icon: Undo2, tone: 'neutral' },
};
