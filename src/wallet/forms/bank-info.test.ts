import { expect, test } from 'vitest';

import { checkBankAccount, missingBankAccountFields, type BankAccountDraft } from './bank-info.ts';

const draft: BankAccountDraft = {
  bankName: 'Hana',
  accountNumber: '620-910123-45607',
  accountHolder: 'Jiwoo Kim',
  accountType: 'savings',
};

test('an account with all four fields may be saved', () => {
  expect(checkBankAccount(draft)).toBeUndefined();
  expect(missingBankAccountFields(draft)).toEqual([]);
});

test.each<[Partial<BankAccountDraft>, string[]]>([
  [{ bankName: '' }, ['bankName']],
  [{ accountNumber: '  ' }, ['accountNumber']],
  [{ accountHolder: '' }, ['accountHolder']],
  [{ accountType: '' }, ['accountType']],
  [{ accountType: '', bankName: '' }, ['bankName', 'accountType']],
])('%j is refused', (part, missing) => {
  expect(checkBankAccount({ ...draft, ...part })).toBe('bank-info.missing-information');
  expect(missingBankAccountFields({ ...draft, ...part })).toEqual(missing);
});
