import type { AccountType } from '#wallet/entities/bank-account.ts';

/** What the list and the form call each type of account. */
export const accountTypeLabels: Readonly<Record<AccountType, string>> = {
  checking: 'Checking',
  savings: 'Savings',
  investment: 'Investment',
  crypto: 'Crypto',
};
