import { Download } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#components/Button.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { english } from '#wallet/labels/english.ts';
import { formatDate } from '#wallet/dates.ts';
import { checkBackupPassword } from '#wallet/forms/key-management.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

/** The person closed the question for the password that unlocks the keys. */
export class KeysStayedLocked extends Error {}

export interface BackupFormProps {
  lastBackup: string | null;
  /** Makes the file; rejects with `KeysStayedLocked` where the person did not unlock the keys for it. */
  onBackup: (password: string) => Promise<void>;
  notify: Notify;
}

/** Makes an encrypted backup file (local §2, decision 72). */
export function BackupForm({ lastBackup, onBackup, notify }: BackupFormProps) {
  const [password, setPassword] = useState('');
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkBackupPassword(password),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: onBackup,
    onSubmitted() {
      setPassword('');
      notify(notices['key-management.backup-downloaded']);
    },
    onFailed(error) {
      if (error instanceof KeysStayedLocked) return 'A backup needs your keys unlocked.';
      notify(notices['key-management.backup-failed']);
      return 'The backup could not be made. Nothing has been saved; try again.';
    },
    repeatable: true,
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <p className="text-body text-ink-muted">
        Last backup: {lastBackup === null ? 'Never' : formatDate(lastBackup)}
      </p>
      <PasswordField
        toggleLabels={english.passwordToggle}
        label="Backup password"
        hint="You need it to restore the file. It cannot be reset."
        error={problems.password && 'Enter a password to encrypt the file.'}
        autoComplete="new-password"
        disabled={submitting}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          edited();
        }}
      />
      <SubmissionStatus busy={submitting} failure={failure} />
      <Button type="submit" tone="secondary" width="full" busy={submitting}>
        {!submitting && <Download aria-hidden className="size-5" />}
        {submitting ? 'Encrypting…' : 'Download Encrypted Backup'}
      </Button>
    </form>
  );
}
