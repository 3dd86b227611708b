/** The banks offered (core §9). */
export const banks = ['KB Kookmin', 'Shinhan', 'Hana', 'Woori', 'NH Nonghyup', 'IBK'] as const;

export const accountTypes = ['checking', 'savings', 'investment', 'crypto'] as const;
export type AccountType = (typeof accountTypes)[number];

/** A bank account as Bank Information lists it (core §3); not the one that a withdrawal goes to (decision 41). */
export interface RegisteredAccount {
  id: number;
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  accountType: AccountType;
  isDefault: boolean;
}

/** The add form as typed. */
export interface BankAccountDraft {
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  accountType: AccountType | '';
}

export const emptyBankAccount: BankAccountDraft = {
  bankName: '',
  accountNumber: '',
  accountHolder: '',
  accountType: '',
};

/** The fields that hold nothing, in the form's order; all are required (core §5). */
export function missingBankAccountFields(draft: BankAccountDraft): (keyof BankAccountDraft)[] {
  const fields: (keyof BankAccountDraft)[] = [
    'bankName',
    'accountNumber',
    'accountHolder',
    'accountType',
  ];
  return fields.filter((field) => draft[field].trim() === '');
}

/** The rule that a draft breaks, or nothing. */
export function checkBankAccount(
  draft: BankAccountDraft,
): 'bank-info.missing-information' | undefined {
  return missingBankAccountFields(draft).length > 0 ? 'bank-info.missing-information' : undefined;
}
