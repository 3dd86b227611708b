import { useLanguage } from '#i18n/messages-context.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';
import { formatKoreanWon, formatWon } from '#wallet/money/format-figure.ts';

/** Formats won in a sentence: `10,000원` in Korean, otherwise `₩10,000`. */
export function useWonFormat(): (won: DecimalString) => string {
  return useLanguage().language === 'ko' ? formatKoreanWon : formatWon;
}
