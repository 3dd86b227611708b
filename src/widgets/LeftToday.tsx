import { useMessages } from '#i18n/messages-context.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';

import { useWonFormat } from './use-won-format.ts';

export interface LeftTodayProps {
  /** The remainder of the daily limit, in won; undefined if it is unknown, and then nothing is shown. */
  left: DecimalString | undefined;
  /** The daily limit, in won. */
  limit: DecimalString;
}

/** The remainder of a daily limit, on a line of its own in the hint of an amount (decision 173). */
export function LeftToday({ left, limit }: LeftTodayProps) {
  const t = useMessages('forms').won;
  const format = useWonFormat();
  if (left === undefined) return null;
  return <span className="block">{t.leftToday(format(left), format(limit))}</span>;
}
