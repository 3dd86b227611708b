/** Activity History, statements and receipts. */
export const history = {};

export type HistoryMessages = typeof history;
