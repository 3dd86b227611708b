import type { AccountType } from '#wallet/entities/bank-account.ts';
import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';

/** The add form as typed. */
export interface BankAccountDraft {
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  accountType: AccountType | '';
}

/** The add form before anything is typed. */
export const emptyBankAccount: BankAccountDraft = {
  bankName: '',
  accountNumber: '',
  accountHolder: '',
  accountType: '',
};

const requiredFields = ['bankName', 'accountNumber', 'accountHolder', 'accountType'] as const;

/** What can be wrong with each field. */
export type BankAccountFields = Record<(typeof requiredFields)[number], 'missing'>;

/** The account that a draft describes, or the rule that it breaks: every field is required (core §5). */
export function checkBankAccount(
  draft: BankAccountDraft,
): FormResult<BankAccountDraft, 'bank-info.missing-information', BankAccountFields> {
  const fields = missingFields(draft, requiredFields);
  return hasProblems(fields)
    ? { problem: 'bank-info.missing-information', fields }
    : { accepted: draft };
}
