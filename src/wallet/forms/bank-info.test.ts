import { expect, test } from 'vitest';

import { checkBankAccount, type BankAccountDraft } from './bank-info.ts';

const draft: BankAccountDraft = {
  bankName: 'Hana',
  accountNumber: '620-910123-45607',
  accountHolder: 'Jiwoo Kim',
  accountType: 'savings',
};

test('an account with all four fields may be saved', () =>
  expect(checkBankAccount(draft)).toEqual({ accepted: draft }));

test.each<[Partial<BankAccountDraft>, object]>([
  [{ bankName: '' }, { bankName: 'missing' }],
  [{ accountNumber: '  ' }, { accountNumber: 'missing' }],
  [{ accountHolder: '' }, { accountHolder: 'missing' }],
  [{ accountType: '' }, { accountType: 'missing' }],
  [
    { accountType: '', bankName: '' },
    { bankName: 'missing', accountType: 'missing' },
  ],
])('%j is refused', (part, fields) =>
  expect(checkBankAccount({ ...draft, ...part })).toEqual({
    problem: 'bank-info.missing-information',
    fields,
  }),
);

test.each(['12345678', '1234567890123456', '110 234 567890', ' 620-910123-45607 '])(
  'the account number %j has the form of one',
  (accountNumber) =>
    expect(checkBankAccount({ ...draft, accountNumber })).toEqual({
      accepted: { ...draft, accountNumber: accountNumber.trim() },
    }),
);

test.each([
  '1234567',
  '12345678901234567',
  '0x5aAeb6053F3E',
  '123-45--678901',
  '-12345678',
  '일이삼사오육칠팔',
])('the account number %j has not, and only its field says so', (accountNumber) =>
  expect(checkBankAccount({ ...draft, accountNumber })).toEqual({
    problem: 'bank-info.account-number',
    fields: { accountNumber: 'no-account-number' },
  }),
);

test('what is missing comes first', () =>
  expect(checkBankAccount({ ...draft, accountNumber: '1', accountHolder: '' })).toEqual({
    problem: 'bank-info.missing-information',
    fields: { accountHolder: 'missing' },
  }));
