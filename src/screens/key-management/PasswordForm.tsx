import { useState, type ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { checkKeyPassword } from '#wallet/forms/key-management.ts';

import { accountPasswordMessage } from './account-password.ts';

/** The password was refused; the message is shown to the user. */
export class PasswordRefused extends Error {}

export interface PasswordFormProps {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  /** The consequences of the action. */
  children: ReactNode;
  label: string;
  hint?: string;
  submit: string;
  submitting: string;
  tone?: 'primary' | 'destructive';
  /**
   * Performs the action; rejects with `PasswordRefused` if the password of the keys is wrong, or with the provider's
   * error about the account's password. The signal aborts when the form is left.
   */
  onSubmit: (password: string, signal: AbortSignal) => Promise<void>;
  /** Called after the action succeeded. */
  onDone: () => void;
}

/** Asks for a password, and shows that its slow action is running. */
export function PasswordForm({
  email,
  children,
  label,
  hint,
  submit,
  submitting: submittingLabel,
  tone = 'primary',
  onSubmit,
  onDone,
}: PasswordFormProps) {
  const t = useMessages('keys');
  const session = useMessages('session');
  const [password, setPassword] = useState('');
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkKeyPassword(password),
    // The field shows the error, so there is no notice.
    onRefused: () => undefined,
    submit: onSubmit,
    onSubmitted(_, left) {
      if (!left) onDone();
    },
    onFailed: (error) =>
      error instanceof PasswordRefused
        ? error.message
        : accountPasswordMessage(error, t.accountPassword, session),
  });
  return (
    <form {...form} className="flex flex-col gap-5">
      <HiddenUsername username={email} />
      <div className="flex flex-col gap-2 text-body text-ink-muted">{children}</div>
      <PasswordField
        label={label}
        hint={hint}
        error={problems.password && t.passwordMissing}
        autoComplete="current-password"
        disabled={submitting}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          edited();
        }}
      />
      <SubmissionStatus busy={submitting} failure={failure} />
      <Button type="submit" width="full" tone={tone} busy={submitting}>
        {submitting ? submittingLabel : submit}
      </Button>
    </form>
  );
}
