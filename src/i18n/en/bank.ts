/** Deposit, Withdraw and Bank Information. */
export const bank = {};

export type BankMessages = typeof bank;
