import type { DailyLimits } from '#wallet/entities/daily-limits.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';

import { useLoadable } from './use-loadable.ts';

/** The remainder of a daily limit in won; undefined while it is unknown (decision 173). */
export function useLeftToday(userId: number, limit: keyof DailyLimits): DecimalString | undefined {
  const limits = useLoadable('dailyLimits', { params: { userId } });
  return limits.status === 'ready' ? limits.data[limit] : undefined;
}
