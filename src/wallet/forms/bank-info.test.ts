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
  'the account number %j is valid',
  (accountNumber) =>
    expect(checkBankAccount({ ...draft, accountNumber })).toEqual({
      accepted: { ...draft, accountNumber: accountNumber.trim() },
    }),
);

test.each([
  ['\uFF16\uFF12\uFF10\uFF0D910123\u201345607', '620-910123-45607'],
  ['620 - 910123 - 45607', '620-910123-45607'],
  ['620\u3161910123\u316145607', '620-910123-45607'],
  ['\u2068620\u00A0910123\u00A045607\u2069', '620 910123 45607'],
  ['62091012345607\u200B', '62091012345607'],
])('the account number %j is read as %s', (typed, accountNumber) =>
  expect(checkBankAccount({ ...draft, accountNumber: typed })).toEqual({
    accepted: { ...draft, accountNumber },
  }),
);

test('an account number of invisible characters is missing', () =>
  expect(checkBankAccount({ ...draft, accountNumber: '\u200B\u3164' })).toHaveProperty('fields', {
    accountNumber: 'missing',
  }));

test.each([
  '1234567',
  '12345678901234567',
  '0x5aAeb6053F3E',
  '123-45--678901',
  '-12345678',
  '일이삼사오육칠팔',
  '123456789²',
])('the account number %j is refused, and no other field is marked', (accountNumber) =>
  expect(checkBankAccount({ ...draft, accountNumber })).toEqual({
    problem: 'bank-info.account-number',
    fields: { accountNumber: 'no-account-number' },
  }),
);

test('missing fields are reported first', () =>
  expect(checkBankAccount({ ...draft, accountNumber: '1', accountHolder: '' })).toEqual({
    problem: 'bank-info.missing-information',
    fields: { accountHolder: 'missing' },
  }));
