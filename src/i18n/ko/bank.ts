import type { BankMessages } from '#i18n/en/bank.ts';

export const bank: BankMessages = {};
