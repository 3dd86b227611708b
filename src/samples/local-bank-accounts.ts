import type { BankAccount } from '#wallet/entities/bank-account.ts';

/** The accounts that the local currency can be withdrawn to: fixed, and not those of Withdraw (decision 41). */
export const sampleLocalBankAccounts: readonly BankAccount[] = [
  {
    id: 1,
    bankName: '부산은행',
    accountNumber: '101-2034-5678-09',
    accountHolder: '김지우',
    accountType: 'checking',
    isDefault: true,
  },
  {
    id: 2,
    bankName: 'KB국민은행',
    accountNumber: '123456-04-789012',
    accountHolder: '김지우',
    accountType: 'checking',
    isDefault: false,
  },
  {
    id: 3,
    bankName: '카카오뱅크',
    accountNumber: '3333-01-2345678',
    accountHolder: '김지우',
    accountType: 'checking',
    isDefault: false,
  },
];
