/** Parts that several forms share: amounts, reviews, confirmations, the scanner. */
export const forms = {};

export type FormsMessages = typeof forms;
