import type { LocalBankAccount } from '#wallet/forms/local-withdraw.ts';

/** The accounts that the local currency can be withdrawn to: fixed, and not those of Withdraw (decision 41). */
export const sampleLocalBankAccounts: readonly LocalBankAccount[] = [
  {
    id: 'busan',
    bankName: '부산은행',
    bankCode: '032',
    accountNumber: '101-2034-5678-09',
    accountHolder: '김지우',
    isDefault: true,
  },
  {
    id: 'kookmin',
    bankName: 'KB국민은행',
    bankCode: '004',
    accountNumber: '123456-04-789012',
    accountHolder: '김지우',
    isDefault: false,
  },
  {
    id: 'kakao',
    bankName: '카카오뱅크',
    bankCode: '090',
    accountNumber: '3333-01-2345678',
    accountHolder: '김지우',
    isDefault: false,
  },
];
