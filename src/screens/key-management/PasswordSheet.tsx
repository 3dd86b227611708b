import { useState, type ReactNode } from 'react';

import { Button } from '#components/Button.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { checkKeyPassword } from '#wallet/forms/key-management.ts';
import { english } from '#wallet/labels/english.ts';

/** The password was refused; the message is shown to the person. */
export class PasswordRefused extends Error {}

export interface PasswordSheetProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  label: string;
  hint?: string;
  /** Fewest characters, where the password is chosen here. */
  minimumLength?: number;
  submit: string;
  submitting: string;
  tone?: 'primary' | 'destructive';
  /**
   * Performs the action; rejects with `PasswordRefused` when the password, or its use, is refused. The signal aborts
   * when the sheet is closed.
   */
  onSubmit: (password: string, signal: AbortSignal) => Promise<void>;
  /** Called after the action succeeded. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks for a password, and shows that its slow action is under way. */
export function PasswordSheet({
  title,
  children,
  label,
  hint,
  minimumLength = 1,
  submit,
  submitting: submittingLabel,
  tone = 'primary',
  onSubmit,
  onDone,
  onClose,
}: PasswordSheetProps) {
  const [password, setPassword] = useState('');
  const isNew = minimumLength > 1;
  const messages = {
    missing: 'Enter the password.',
    'too-short': `Use at least ${minimumLength} characters.`,
  };
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkKeyPassword(password, minimumLength),
    // The field shows the error, and no notice is needed.
    onRefused: () => undefined,
    submit: onSubmit,
    onSubmitted(_, left) {
      if (!left) onDone();
    },
    onFailed: (error) =>
      error instanceof PasswordRefused
        ? error.message
        : 'This did not work. Try again; nothing has been changed.',
  });
  return (
    <Sheet title={title} closeLabel={english.close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-5">
        <div className="flex flex-col gap-2 text-body text-ink-muted">{children}</div>
        <PasswordField
          toggleLabels={english.passwordToggle}
          label={label}
          hint={hint}
          error={problems.password && messages[problems.password]}
          autoComplete={isNew ? 'new-password' : 'current-password'}
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
    </Sheet>
  );
}
