import { useState } from 'react';

import { Button } from '#components/Button.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { useDates } from '#components/use-dates.ts';
import { checkRestorePasswords, type RestorePasswords } from '#wallet/forms/key-management.ts';
import type { RestoreInput } from '#wallet/keys/restore-input.ts';
import { english } from '#wallet/labels/english.ts';

import { accountPasswordMessage, backupState } from './account-password.ts';
import type { DeviceKeys, KeyActions, Restored } from './device-keys.ts';
import { PasswordRefused } from './PasswordForm.tsx';
import { restoreProblemMessage } from './restore-messages.ts';

export interface RestoreSheetProps extends Pick<KeyActions, 'onRestore'> {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  /** The backup or phrase to restore from. */
  input: RestoreInput;
  /** The keys that a restore replaces. */
  current: DeviceKeys | null;
  onRestored: (restored: Restored) => void;
  onClose: () => void;
}

/** Asks for the account's password before keys are restored, and for the backup's password. */
export function RestoreSheet({
  email,
  input,
  current,
  onRestore,
  onRestored,
  onClose,
}: RestoreSheetProps) {
  const dates = useDates();
  const [draft, setDraft] = useState<RestorePasswords>({ account: '', backup: '' });
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkRestorePasswords(draft, input.kind),
    // The fields show the errors, so there is no notice.
    onRefused: () => undefined,
    async submit(passwords, signal) {
      const outcome = await onRestore(input, passwords, signal);
      if ('problem' in outcome) throw new PasswordRefused(restoreProblemMessage(outcome));
      return outcome;
    },
    onSubmitted(_, left, outcome) {
      if (!left) onRestored(outcome);
    },
    onFailed: (error) =>
      error instanceof PasswordRefused ? error.message : accountPasswordMessage(error),
  });
  const field = (name: keyof RestorePasswords) => ({
    autoComplete: name === 'account' ? 'current-password' : 'off',
    disabled: submitting,
    error: problems[name] && 'Enter the password.',
    value: draft[name],
    onChange({ target }: { target: HTMLInputElement }) {
      setDraft({ ...draft, [name]: target.value });
      edited({ [name]: target.value });
    },
  });
  return (
    <Sheet title="Restore wallet" closeLabel={english.close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-5">
        <HiddenUsername username={email} />
        <p className="text-body text-ink-muted">
          {current
            ? `This takes the place of the keys that are on this device now. ${backupState(current.lastBackup, dates)}`
            : 'The keys will be kept on this device, encrypted.'}
        </p>
        {input.kind === 'backup' && (
          <PasswordField {...field('backup')} label="Password of the backup" />
        )}
        <PasswordField
          {...field('account')}
          label="Your password"
          hint="It protects the keys on this device."
        />
        <SubmissionStatus busy={submitting} failure={failure} />
        <Button
          type="submit"
          width="full"
          tone={current ? 'destructive' : 'primary'}
          busy={submitting}
        >
          {submitting ? 'Restoring…' : 'Restore'}
        </Button>
      </form>
    </Sheet>
  );
}
