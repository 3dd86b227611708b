/** The parts of forms that move money: amounts, reviews, confirmations and scanners. */
export const forms = {};

export type FormsMessages = typeof forms;
