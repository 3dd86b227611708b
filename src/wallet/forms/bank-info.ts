import { readAccountNumber } from '#wallet/entities/account-number.ts';
import { banks, type AccountType, type NewBankAccount } from '#wallet/entities/bank-account.ts';

import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';

/** The draft of the form. */
export interface BankAccountDraft {
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  accountType: AccountType | '';
}

/** The empty draft. */
export const emptyBankAccount: BankAccountDraft = {
  bankName: '',
  accountNumber: '',
  accountHolder: '',
  accountType: '',
};

const requiredFields = ['bankName', 'accountNumber', 'accountHolder', 'accountType'] as const;

/** The possible errors of each field. */
export type BankAccountFields = Record<
  Exclude<(typeof requiredFields)[number], 'accountNumber'>,
  'missing'
> & { accountNumber: 'missing' | 'no-account-number' };

/**
 * The account of a draft, or the first rule that it breaks: every field is required (core §5), and the number must be
 * valid (decision 97).
 */
export function checkBankAccount(
  draft: BankAccountDraft,
): FormResult<
  Omit<NewBankAccount, 'userId'>,
  'bank-info.missing-information' | 'bank-info.account-number',
  BankAccountFields
> {
  const { accountType } = draft;
  const bankName = banks.find((bank) => bank === draft.bankName);
  const fields = missingFields(draft, requiredFields);
  if (bankName === undefined || accountType === '' || hasProblems(fields)) {
    return { problem: 'bank-info.missing-information', fields };
  }
  const accountNumber = readAccountNumber(draft.accountNumber);
  return accountNumber !== undefined
    ? {
        accepted: {
          bankName,
          accountNumber,
          accountHolder: draft.accountHolder.trim(),
          accountType,
        },
      }
    : { problem: 'bank-info.account-number', fields: { accountNumber: 'no-account-number' } };
}
