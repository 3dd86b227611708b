import { Download } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { PasswordStrength } from '#widgets/PasswordStrength.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { useDates } from '#components/use-dates.ts';
import { checkBackupPassword, type BackupPasswords } from '#wallet/forms/key-management.ts';
import { minimumPasswordLength } from '#wallet/entities/password-length.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

/** The user closed the prompt for the password that unlocks the keys. */
export class KeysStayedLocked extends Error {}

export interface BackupFormProps {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  lastBackup: string | null;
  /** Makes the file; rejects with `KeysStayedLocked` if the user did not unlock the keys for it. */
  onBackup: (password: string) => Promise<void>;
  notify: Notify;
}

const noPassword: BackupPasswords = { password: '', repeated: '' };

/** Makes an encrypted backup file (local §2, decision 72). */
export function BackupForm({ email, lastBackup, onBackup, notify }: BackupFormProps) {
  const t = useMessages('keys').backup;
  const { newPassword } = useMessages('session');
  const { formatDate } = useDates();
  const [draft, setDraft] = useState(noPassword);
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkBackupPassword(draft),
    onRefused({ problem }) {
      if (problem !== undefined) notify(notices[problem]);
    },
    submit: onBackup,
    onSubmitted() {
      setDraft(noPassword);
      notify(notices['key-management.backup-downloaded']);
    },
    onFailed(error) {
      if (error instanceof KeysStayedLocked) return t.locked;
      notify(notices['key-management.backup-failed']);
      return t.failed;
    },
    repeatable: true,
  });
  const passwordErrors = {
    missing: t.passwordMissing,
    'too-short': newPassword.tooShort(minimumPasswordLength),
  };
  const field = (name: keyof BackupPasswords) => ({
    autoComplete: 'new-password',
    disabled: submitting,
    value: draft[name],
    onChange({ target }: { target: HTMLInputElement }) {
      setDraft({ ...draft, [name]: target.value });
      edited({ [name]: target.value });
    },
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      {/* Not the account's name: a password manager would save the backup's password as the account's. */}
      <HiddenUsername username={`${email} (backup)`} />
      <p className="text-body text-ink-muted">
        {lastBackup === null ? t.noBackup : t.lastBackup(formatDate(lastBackup))}
      </p>
      <PasswordField
        {...field('password')}
        label={t.password}
        hint={t.passwordHint}
        error={problems.password && passwordErrors[problems.password]}
      />
      <PasswordStrength password={draft.password} />
      <PasswordField
        {...field('repeated')}
        label={t.repeated}
        error={problems.repeated && t.repeatedProblems[problems.repeated]}
      />
      <SubmissionStatus busy={submitting} failure={failure} />
      <Button type="submit" tone="secondary" width="full" busy={submitting}>
        {!submitting && <Download aria-hidden className="size-5" />}
        {submitting ? t.encrypting : t.download}
      </Button>
    </form>
  );
}
