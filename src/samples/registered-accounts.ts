import type { BankAccount } from '#wallet/entities/bank-account.ts';

/** The accounts of Bank Information: fixed, even after a save (core §2). */
export const sampleRegisteredAccounts: readonly BankAccount[] = [
  {
    id: 1,
    bankName: 'KB Kookmin',
    accountNumber: '123-45-678901',
    accountHolder: 'Jiwoo Kim',
    accountType: 'checking',
    isDefault: true,
    paidBefore: true,
    otherHolder: false,
  },
  {
    id: 2,
    bankName: 'Shinhan',
    accountNumber: '110-234-567890',
    accountHolder: 'Jiwoo Kim',
    accountType: 'savings',
    isDefault: false,
    paidBefore: false,
    otherHolder: false,
  },
  {
    id: 3,
    bankName: 'Hana',
    accountNumber: '620-910123-45607',
    accountHolder: 'Jiwoo Kim',
    accountType: 'investment',
    isDefault: false,
    paidBefore: false,
    otherHolder: false,
  },
];
