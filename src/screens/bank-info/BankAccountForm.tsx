import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { Select } from '#components/Select.tsx';
import {
  accountTypes,
  banks,
  checkBankAccount,
  emptyBankAccount,
  missingBankAccountFields,
  type BankAccountDraft,
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

const missingMessages: Readonly<Record<keyof BankAccountDraft, string>> = {
  bankName: 'Choose the bank.',
  accountNumber: 'Enter the account number.',
  accountHolder: 'Enter the name of the account holder.',
  accountType: 'Choose the type of account.',
};

/** What has been said so far: nothing, what is missing, or that the account is saved and the form empty again. */
type Stage = 'editing' | 'refused' | 'saved';

/** Registers an account. Saving says so and clears the form, and nothing more (core §2). */
export function BankAccountForm({ draft, onDraftChange, notify }: BankAccountFormProps) {
  const [stage, setStage] = useState<Stage>('editing');
  const bankField = useRef<HTMLSelectElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const holderField = useRef<HTMLInputElement>(null);
  const typeField = useRef<HTMLSelectElement>(null);
  const change = (part: Partial<BankAccountDraft>) => {
    onDraftChange({ ...draft, ...part });
    if (stage === 'saved') setStage('editing');
  };
  const missing = stage === 'refused' ? missingBankAccountFields(draft) : [];
  const errorOf = (field: keyof BankAccountDraft) =>
    missing.includes(field) ? missingMessages[field] : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    // What has just been saved left an empty form: one more press has nothing to save or to refuse.
    if (stage === 'saved') return;
    const problem = checkBankAccount(draft);
    if (problem === undefined) {
      flushSync(() => {
        onDraftChange(emptyBankAccount);
        setStage('saved');
      });
      notify(notices['bank-info.added']);
      return;
    }
    notify(notices[problem]);
    flushSync(() => setStage('refused'));
    const places = {
      bankName: bankField,
      accountNumber: numberField,
      accountHolder: holderField,
      accountType: typeField,
    };
    places[missingBankAccountFields(draft)[0] ?? 'bankName'].current?.focus();
  }

  return (
    <form
      noValidate
      aria-label="New bank account"
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-col gap-4">
        <Select
          ref={bankField}
          label="Bank"
          placeholder="Choose a bank"
          options={bankOptions}
          required
          error={errorOf('bankName')}
          value={draft.bankName}
          onChange={(event) => change({ bankName: event.target.value })}
        />
        <TextField
          ref={numberField}
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
          ref={holderField}
          label="Account holder"
          autoComplete="name"
          maxLength={160}
          required
          error={errorOf('accountHolder')}
          value={draft.accountHolder}
          onChange={(event) => change({ accountHolder: event.target.value })}
        />
        <Select
          ref={typeField}
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
