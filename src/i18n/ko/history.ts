import type { HistoryMessages } from '#i18n/en/history.ts';

export const history: HistoryMessages = {};
