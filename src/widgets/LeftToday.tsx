import type { DecimalString } from '#wallet/money/decimal.ts';
import { formatWon, formatKoreanWon } from '#wallet/money/format-figure.ts';

export interface LeftTodayProps {
  /** The remainder of the daily limit, in won; undefined if it is unknown, and then nothing is shown. */
  left: DecimalString | undefined;
  /** The daily limit, in won. */
  limit: DecimalString;
  lang?: 'ko';
}

/** The remainder of a daily limit, on a line of its own in the hint of an amount (decision 173). */
export function LeftToday({ left, limit, lang }: LeftTodayProps) {
  if (left === undefined) return null;
  return (
    <span className="block">
      {lang === 'ko'
        ? `오늘 남은 한도 ${formatKoreanWon(left)} / ${formatKoreanWon(limit)}`
        : `Left today ${formatWon(left)} of ${formatWon(limit)}`}
    </span>
  );
}
