/** Deposits, withdrawals, bank accounts and cards. */
export const bank = {};

export type BankMessages = typeof bank;
