import { accountTypes, banks } from '#wallet/entities/bank-account.ts';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { Select } from '#components/Select.tsx';
import {
  checkBankAccount,
  emptyBankAccount,
  type BankAccountDraft,
  type BankAccountFields,
} from '#wallet/forms/bank-info.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

import { accountTypeLabels } from './account-type-labels.ts';

export interface BankAccountFormProps {
  draft: BankAccountDraft;
  onDraftChange: (draft: BankAccountDraft) => void;
  notify: Notify;
}

const bankOptions = banks.map((bank) => ({ value: bank, label: bank }));

const typeOptions = accountTypes.map((value) => ({ value, label: accountTypeLabels[value] }));

const missingMessages: Readonly<Record<keyof BankAccountFields, string>> = {
  bankName: 'Choose the bank.',
  accountNumber: 'Enter the account number.',
  accountHolder: 'Enter the name of the account holder.',
  accountType: 'Choose the type of account.',
};

/** Registers an account. Saving says so and clears the form, and nothing more (core §2). */
export function BankAccountForm({ draft, onDraftChange, notify }: BankAccountFormProps) {
  const { problems, edited, form } = useSubmission({
    result: checkBankAccount(draft),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: () => Promise.resolve(),
    onSubmitted() {
      onDraftChange(emptyBankAccount);
      notify(notices['bank-info.added']);
    },
    onFailed: () => undefined,
  });
  const change = (part: Partial<BankAccountDraft>) => {
    onDraftChange({ ...draft, ...part });
    edited();
  };
  const errorOf = (field: keyof BankAccountFields) => problems[field] && missingMessages[field];

  return (
    <form {...form} aria-label="New bank account" className="flex flex-col gap-5">
      <div className="flex flex-col gap-4">
        <Select
          label="Bank"
          placeholder="Choose a bank"
          options={bankOptions}
          required
          error={errorOf('bankName')}
          value={draft.bankName}
          onChange={(event) => change({ bankName: event.target.value })}
        />
        <TextField
          label="Account number"
          // The address of a wallet has letters.
          inputMode={draft.accountType === 'crypto' ? 'text' : 'numeric'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          required
          error={errorOf('accountNumber')}
          value={draft.accountNumber}
          onChange={(event) => change({ accountNumber: event.target.value })}
        />
        <TextField
          label="Account holder"
          autoComplete="name"
          maxLength={160}
          required
          error={errorOf('accountHolder')}
          value={draft.accountHolder}
          onChange={(event) => change({ accountHolder: event.target.value })}
        />
        <Select
          label="Account type"
          placeholder="Choose a type"
          options={typeOptions}
          required
          error={errorOf('accountType')}
          value={draft.accountType}
          onChange={({ target }) =>
            change({ accountType: accountTypes.find((type) => type === target.value) ?? '' })
          }
        />
      </div>
      <Button type="submit" width="full">
        Save account
      </Button>
    </form>
  );
}
