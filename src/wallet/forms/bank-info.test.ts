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
