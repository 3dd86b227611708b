import { useState } from 'react';

import { Button } from '#components/Button.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { failureKind } from '#wallet/failure.ts';
import { checkCurrentPassword } from '#wallet/forms/edit-profile.ts';
import { passwordRefusal } from '#wallet/forms/password-refusal.ts';
import { english } from '#wallet/labels/english.ts';

export interface NewEmailSheetProps {
  email: string;
  /** Saves the profile with the password; rejects with what the provider answered. */
  onSave: (password: string) => Promise<void>;
  /** Called after the profile was saved. */
  onSaved: () => void;
  /** Called with a failure that is not about the password. */
  onFailed: (error: unknown) => void;
  onClose: () => void;
}

/** Asks for the password before another sign-in e-mail is saved (decision 207). */
export function NewEmailSheet({ email, onSave, onSaved, onFailed, onClose }: NewEmailSheetProps) {
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState(false);
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkCurrentPassword(password),
    onRefused: () => undefined,
    submit: onSave,
    onSubmitted(_, left) {
      if (!left) onSaved();
    },
    onFailed(error, left) {
      if (passwordRefusal(error).current === 'wrong') {
        setWrong(true);
        return undefined;
      }
      if (failureKind(error) === 'too-many') {
        return 'Too many tries. Wait 15 minutes, then try again.';
      }
      if (!left) onFailed(error);
      return undefined;
    },
  });
  return (
    <Sheet title="Confirm your new e-mail" closeLabel={english.close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-4">
        <p className="text-body wrap-anywhere text-ink-muted">
          You will sign in with{' '}
          <span translate="no" className="font-medium text-ink">
            {email}
          </span>
          . We tell your old address, which can undo this for three days.
        </p>
        <SubmissionStatus busy={submitting} failure={failure} />
        <PasswordField
          toggleLabels={english.passwordToggle}
          label="Your password"
          error={
            wrong ? 'This password is not right.' : problems.password && 'Enter your password.'
          }
          autoComplete="current-password"
          maxLength={200}
          readOnly={submitting}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setWrong(false);
            edited({ password: target.value });
          }}
        />
        <Button type="submit" width="full" busy={submitting}>
          {submitting ? 'Saving…' : 'Save changes'}
        </Button>
      </form>
    </Sheet>
  );
}
