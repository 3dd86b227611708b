import { useMessages } from '#i18n/messages-context.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';

import { useWonFormat } from './use-won-format.ts';

export interface LeftTodayProps {
  /** The remainder of the daily limit, in won; undefined if it is unknown, and then its line is empty. */
  left: DecimalString | undefined;
  /** The daily limit, in won. */
  limit: DecimalString;
}

/** The remainder of a daily limit, on a line of its own in the hint of an amount (decision 173). */
export function LeftToday({ left, limit }: LeftTodayProps) {
  const t = useMessages('forms').won;
  const format = useWonFormat();
  // Its line is reserved, because it is loaded after the form.
  if (left === undefined) return <span className="block h-[1lh]" />;
  return <span className="block">{t.leftToday(format(left), format(limit))}</span>;
}
