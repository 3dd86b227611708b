import { useState, type ChangeEvent } from 'react';

import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { english } from '#wallet/labels/english.ts';
import {
  checkPassword,
  CurrentPasswordIncorrect,
  emptyPasswordDraft,
  type PasswordChange,
  type PasswordDraft,
  type PasswordFields,
} from '#wallet/forms/security-settings.ts';
import { minimumPasswordLength } from '#wallet/entities/session.ts';

export interface PasswordFormProps {
  onChangePassword: (change: PasswordChange, signal: AbortSignal) => Promise<void>;
  /** Called after the password was changed and its notice is shown. */
  onChanged: () => void;
  notify: Notify;
}

const newMessages: Readonly<Record<PasswordFields['new'], string>> = {
  missing: 'Enter a new password.',
  'too-short': `Use at least ${minimumPasswordLength} characters.`,
};

const confirmationMessages: Readonly<Record<PasswordFields['confirmation'], string>> = {
  missing: 'Enter the new password once more.',
  mismatch: 'This is not the same as the new password.',
};

/** Changes the password (local §5). What is typed lives as long as the form. */
export function PasswordForm({ onChangePassword, onChanged, notify }: PasswordFormProps) {
  const [draft, setDraft] = useState(emptyPasswordDraft);
  const [currentIncorrect, setCurrentIncorrect] = useState(false);
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkPassword(draft),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: onChangePassword,
    onSubmitted(_, left) {
      if (left) return;
      setDraft(emptyPasswordDraft);
      notify(notices['security-settings.password-changed']);
      onChanged();
    },
    onFailed(error, left) {
      if (!left) notify(notices['security-settings.password-change-failed'](error));
      if (error instanceof CurrentPasswordIncorrect) {
        setCurrentIncorrect(true);
        return undefined;
      }
      return 'Your password was not changed. What you typed is still here, so that you can try again.';
    },
  });

  const errors: Readonly<Record<keyof PasswordDraft, string | undefined>> = {
    current: currentIncorrect
      ? 'This is not your current password.'
      : problems.current && 'Enter your current password.',
    new: problems.new && newMessages[problems.new],
    confirmation: problems.confirmation && confirmationMessages[problems.confirmation],
  };
  const field = (name: keyof PasswordDraft) => ({
    value: draft[name],
    error: errors[name],
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setDraft({ ...draft, [name]: target.value });
      if (name === 'current') setCurrentIncorrect(false);
      edited();
    },
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      {/* Nothing may change while it is submitted: what is typed is what is being set. */}
      <fieldset disabled={submitting} className="flex min-w-0 flex-col gap-4">
        <PasswordField
          toggleLabels={english.passwordToggle}
          {...field('current')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          toggleLabels={english.passwordToggle}
          {...field('new')}
          label="New password"
          autoComplete="new-password"
          hint={errors.new ? undefined : `At least ${minimumPasswordLength} characters.`}
        />
        <PasswordField
          toggleLabels={english.passwordToggle}
          {...field('confirmation')}
          label="Confirm new password"
          autoComplete="new-password"
        />
      </fieldset>
      {failure && <InlineNotice tone="negative">{failure}</InlineNotice>}
      <Button type="submit" width="full" busy={submitting}>
        {submitting ? 'Updating…' : 'Update password'}
      </Button>
    </form>
  );
}
