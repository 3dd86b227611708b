import { useLanguage } from '#i18n/messages-context.ts';
import { englishTime, koreanTime, type RailTime } from '#wallet/rules/rail-times.ts';

/** The documented time of an operation in words, such as `1-2 hours` or `1~2시간`. */
export function useRailTime(): (time: RailTime) => string {
  return useLanguage().language === 'ko' ? koreanTime : englishTime;
}
