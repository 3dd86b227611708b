import { accountTypes, banks } from '#wallet/entities/bank-account.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { useBankName } from '#widgets/use-bank-name.ts';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { Select } from '#components/Select.tsx';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import {
  checkBankAccount,
  emptyBankAccount,
  type BankAccountDraft,
} from '#wallet/forms/bank-info.ts';
import type { NewBankAccount } from '#wallet/entities/bank-account.ts';
import { failureNotice, notices, type Notify } from '#wallet/notices/notices.ts';

export interface BankAccountFormProps {
  draft: BankAccountDraft;
  onDraftChange: (draft: BankAccountDraft) => void;
  /** Saves the account; rejects if that failed. */
  onAdd: (account: Omit<NewBankAccount, 'userId'>) => Promise<void>;
  /** Called after a success, unless the user has left the form. */
  onAdded: () => void;
  notify: Notify;
}

/** Registers an account. A success shows a notice and clears the form (core §2). */
export function BankAccountForm({
  draft,
  onDraftChange,
  onAdd,
  onAdded,
  notify,
}: BankAccountFormProps) {
  const failureMessage = useFailureMessage();
  const { accountForm: t, accounts, saving } = useMessages('bank').info;
  const bankName = useBankName();
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkBankAccount(draft),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: onAdd,
    onSubmitted(_, left) {
      onDraftChange(emptyBankAccount);
      if (left) return;
      notify(notices['bank-info.added']);
      onAdded();
    },
    onFailed(error, left) {
      if (!left) notify(failureNotice(error, notices['bank-info.failed']));
      return failureMessage(error, 'bankAccount');
    },
  });
  const change = (part: Partial<BankAccountDraft>) => {
    onDraftChange({ ...draft, ...part });
    edited();
  };

  return (
    <form {...form} aria-label={t.title} className="flex flex-col gap-5">
      {/* Locked while saving: the form must show exactly the data that is saved. */}
      <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-4">
        <Select
          label={t.bank}
          placeholder={t.bankPlaceholder}
          options={banks.map((bank) => ({ value: bank, label: bankName(bank) }))}
          required
          error={problems.bankName && t.bankMissing}
          value={draft.bankName}
          onChange={(event) => change({ bankName: event.target.value })}
        />
        <TextField
          label={t.number}
          inputMode="numeric"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          error={problems.accountNumber && t.numberProblems[problems.accountNumber]}
          value={draft.accountNumber}
          onChange={(event) => change({ accountNumber: event.target.value })}
        />
        <TextField
          label={t.holder}
          autoComplete="name"
          maxLength={100}
          required
          error={problems.accountHolder && t.holderMissing}
          value={draft.accountHolder}
          onChange={(event) => change({ accountHolder: event.target.value })}
        />
        <Select
          label={t.type}
          placeholder={t.typePlaceholder}
          options={accountTypes.map((value) => ({ value, label: accounts.types[value] }))}
          required
          error={problems.accountType && t.typeMissing}
          value={draft.accountType}
          onChange={({ target }) =>
            change({ accountType: accountTypes.find((type) => type === target.value) ?? '' })
          }
        />
      </fieldset>
      <SubmissionStatus busy={submitting} failure={failure} />
      <Button type="submit" width="full" busy={submitting}>
        {submitting ? saving : t.save}
      </Button>
    </form>
  );
}
