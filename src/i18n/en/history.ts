/** Activity history, receipts and statements. */
export const history = {};

export type HistoryMessages = typeof history;
