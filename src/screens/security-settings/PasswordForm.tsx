import { useState, type ChangeEvent } from 'react';

import { Button } from '#components/Button.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { PasswordStrength } from '#widgets/PasswordStrength.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { newPasswordMessages } from '#wallet/labels/account-fields.ts';
import {
  passwordFailure,
  passwordRefusal,
  type PasswordFailure,
  type PasswordRefusal,
} from '#wallet/forms/password-refusal.ts';
import {
  checkPassword,
  emptyPasswordDraft,
  type PasswordChange,
  type PasswordDraft,
  type PasswordFields,
} from '#wallet/forms/security-settings.ts';
import { minimumPasswordLength } from '#wallet/entities/password-length.ts';
import { tooManyTries } from '#wallet/labels/too-many-tries.ts';

/** The effect of a password change on this device's keys. */
export interface PasswordChanged {
  /**
   * True if the keys on this device were encrypted with an older password than the one just replaced, so that they
   * still require that older password.
   */
  keysLeftBehind: boolean;
}

/** Changes the password; rejects with the provider's error. The change continues when the user leaves. */
export type ChangePassword = (change: PasswordChange) => Promise<PasswordChanged>;

export interface PasswordFormProps {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  onChangePassword: ChangePassword;
  /** Called after the password was changed and its notice is shown. */
  onChanged: (changed: PasswordChanged) => void;
  notify: Notify;
}

const newRefusals: Readonly<Record<NonNullable<PasswordRefusal['new']>, string>> = {
  common: 'Many people use this password, so it is easy to guess. Choose another one.',
  guessable: newPasswordMessages.guessable,
  unchanged: 'This is your current password. Choose another one.',
};

const failureMessages: Readonly<Record<Exclude<PasswordFailure, 'too-many-tries'>, string>> = {
  'not-changed':
    'Your password was not changed. What you typed is still here, so that you can try again.',
  uncertain:
    'We got no answer, so your password may have been changed. Try again. If your current password is then refused, the new one counts.',
};

const confirmationMessages: Readonly<Record<PasswordFields['confirmation'], string>> = {
  missing: 'Enter the new password once more.',
  mismatch: 'This is not the same as the new password.',
};

/** Changes the password (local §5). The typed passwords are discarded when the form closes or the change succeeds. */
export function PasswordForm({ email, onChangePassword, onChanged, notify }: PasswordFormProps) {
  const [draft, setDraft] = useState(emptyPasswordDraft);
  const [refused, setRefused] = useState<PasswordRefusal>({});
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkPassword(draft),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: (change) => onChangePassword(change),
    onSubmitted(_, left, changed) {
      // Shown even if the user has left this screen (decision 63).
      notify(notices['security-settings.password-changed']);
      if (left) return;
      setDraft(emptyPasswordDraft);
      onChanged(changed);
    },
    onFailed(error) {
      notify(notices['security-settings.password-change-failed'](error));
      const refusal = passwordRefusal(error);
      setRefused(refusal);
      if (refusal.current || refusal.new) return undefined;
      const problem = passwordFailure(error);
      return problem === 'too-many-tries'
        ? tooManyTries(error, { between: 'Your password was not changed. ' })
        : failureMessages[problem];
    },
  });

  const errors: Readonly<Record<keyof PasswordDraft, string | undefined>> = {
    current: refused.current
      ? 'This is not your current password.'
      : problems.current && 'Enter your current password.',
    new: refused.new ? newRefusals[refused.new] : problems.new && newPasswordMessages[problems.new],
    confirmation: problems.confirmation && confirmationMessages[problems.confirmation],
  };
  const field = (name: keyof PasswordDraft) => ({
    value: draft[name],
    error: errors[name],
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setDraft({ ...draft, [name]: target.value });
      setRefused({ ...refused, [name]: undefined });
      edited();
    },
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <HiddenUsername username={email} />
      {/* Locked during the submission: the form must show exactly the password that is set. */}
      <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-4">
        <PasswordField
          {...field('current')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...field('new')}
          label="New password"
          autoComplete="new-password"
          hint={errors.new ? undefined : `At least ${minimumPasswordLength} characters.`}
        />
        <PasswordStrength
          password={draft.new}
          refused={refused.new === 'common' || refused.new === 'guessable'}
        />
        <PasswordField
          {...field('confirmation')}
          label="Confirm new password"
          autoComplete="new-password"
        />
      </fieldset>
      <p className="text-small text-ink-muted">
        Your other devices are signed out, and their passkeys are removed.
      </p>
      <SubmissionStatus busy={submitting} failure={failure} />
      <Button type="submit" width="full" busy={submitting}>
        {submitting ? 'Updating…' : 'Update password'}
      </Button>
    </form>
  );
}
