import type { AccountType } from '#wallet/entities/bank-account.ts';

/** The labels of the account types, for the list and the form. */
export const accountTypeLabels: Readonly<Record<AccountType, string>> = {
  checking: 'Checking',
  savings: 'Savings',
  investment: 'Investment',
  crypto: 'Crypto',
};
