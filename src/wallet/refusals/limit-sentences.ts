import type { DailyLimits } from '#wallet/entities/daily-limits.ts';

import { inKoreanWon, won } from './figures.ts';

interface LimitFigures {
  limit: string;
  left: string;
}
type LimitSentences = Readonly<Record<keyof DailyLimits, (figures: LimitFigures) => string>>;

/** The sentences about exceeded daily limits, which the forms show before the provider refuses (decision 173). */
export const englishLimits: LimitSentences = {
  topUp: ({ limit, left }) =>
    `You can top up at most ${won(limit)} a day, and ${won(left)} more today. Enter a smaller amount.`,
  localSend: ({ limit, left }) =>
    `You can send at most ${won(limit)} a day, and ${won(left)} more today. Enter a smaller amount.`,
  localWithdrawal: ({ limit, left }) =>
    `You can withdraw at most ${won(limit)} a day, and ${won(left)} more today. Enter a smaller amount.`,
};

/** The same sentences in Korean. */
export const koreanLimits: LimitSentences = {
  topUp: ({ limit, left }) =>
    `하루 최대 ${inKoreanWon(limit)}까지 충전할 수 있어요. 오늘은 ${inKoreanWon(left)}까지 더 충전할 수 있어요.`,
  localSend: ({ limit, left }) =>
    `하루 최대 ${inKoreanWon(limit)}까지 보낼 수 있어요. 오늘은 ${inKoreanWon(left)}까지 더 보낼 수 있어요.`,
  localWithdrawal: ({ limit, left }) =>
    `하루 최대 ${inKoreanWon(limit)}까지 출금할 수 있어요. 오늘은 ${inKoreanWon(left)}까지 더 출금할 수 있어요.`,
};
