import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { useDates } from '#components/use-dates.ts';
import { checkRestorePasswords, type RestorePasswords } from '#wallet/forms/key-management.ts';
import type { RestoreInput } from '#wallet/keys/restore-input.ts';

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
  const keys = useMessages('keys');
  const t = keys.restore;
  const session = useMessages('session');
  const { close } = useMessages('common');
  const dates = useDates();
  const [draft, setDraft] = useState<RestorePasswords>({ account: '', backup: '' });
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkRestorePasswords(draft, input.kind),
    // The fields show the errors, so there is no notice.
    onRefused: () => undefined,
    async submit(passwords, signal) {
      const outcome = await onRestore(input, passwords, signal);
      if ('problem' in outcome) throw new PasswordRefused(restoreProblemMessage(outcome, t));
      return outcome;
    },
    onSubmitted(_, left, outcome) {
      if (!left) onRestored(outcome);
    },
    onFailed: (error) =>
      error instanceof PasswordRefused
        ? error.message
        : accountPasswordMessage(error, keys.accountPassword, session),
  });
  const field = (name: keyof RestorePasswords) => ({
    autoComplete: name === 'account' ? 'current-password' : 'off',
    disabled: submitting,
    error: problems[name] && keys.passwordMissing,
    value: draft[name],
    onChange({ target }: { target: HTMLInputElement }) {
      setDraft({ ...draft, [name]: target.value });
      edited({ [name]: target.value });
    },
  });
  return (
    <Sheet title={t.sheetTitle} closeLabel={close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-5">
        <HiddenUsername username={email} />
        <p className="text-body text-ink-muted">
          {current ? `${t.replaces} ${backupState(current.lastBackup, dates, keys)}` : t.kept}
        </p>
        {input.kind === 'backup' && <PasswordField {...field('backup')} label={t.backupPassword} />}
        <PasswordField {...field('account')} label={keys.yourPassword} hint={t.passwordHint} />
        <SubmissionStatus busy={submitting} failure={failure} />
        <Button
          type="submit"
          width="full"
          tone={current ? 'destructive' : 'primary'}
          busy={submitting}
        >
          {submitting ? t.restoring : t.confirm}
        </Button>
      </form>
    </Sheet>
  );
}
