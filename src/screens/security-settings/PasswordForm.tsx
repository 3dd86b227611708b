import { useState, type ChangeEvent } from 'react';

import type { SecurityMessages } from '#i18n/en/security.ts';
import type { SessionMessages } from '#i18n/en/session.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { PasswordStrength } from '#widgets/PasswordStrength.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import {
  passwordFailure,
  passwordRefusal,
  type PasswordRefusal,
} from '#wallet/forms/password-refusal.ts';
import {
  checkPassword,
  emptyPasswordDraft,
  type PasswordChange,
  type PasswordDraft,
} from '#wallet/forms/security-settings.ts';
import { minimumPasswordLength } from '#wallet/entities/password-length.ts';
import { newPasswordProblem } from '#wallet/labels/new-password.ts';
import { waitTime } from '#wallet/labels/too-many-tries.ts';

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

/** The sentence about a new password that the provider has refused. */
function newRefusal(
  refusal: NonNullable<PasswordRefusal['new']>,
  t: SecurityMessages['password'],
  { newPassword }: SessionMessages,
): string {
  return refusal === 'guessable' ? newPassword.guessable : t[refusal];
}

/** Changes the password (local §5). The typed passwords are discarded when the form closes or the change succeeds. */
export function PasswordForm({ email, onChangePassword, onChanged, notify }: PasswordFormProps) {
  const { password: t } = useMessages('security');
  const session = useMessages('session');
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
        ? t.tooManyTries(waitTime(error, session.wait))
        : t.failures[problem];
    },
  });

  const errors: Readonly<Record<keyof PasswordDraft, string | undefined>> = {
    current: refused.current ? t.currentWrong : problems.current && t.currentMissing,
    new: refused.new
      ? newRefusal(refused.new, t, session)
      : problems.new && newPasswordProblem(problems.new, session),
    confirmation: problems.confirmation && t.confirmationProblems[problems.confirmation],
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
        <PasswordField {...field('current')} label={t.current} autoComplete="current-password" />
        <PasswordField
          {...field('new')}
          label={t.new}
          autoComplete="new-password"
          hint={errors.new ? undefined : session.passwordLength(minimumPasswordLength)}
        />
        <PasswordStrength
          password={draft.new}
          refused={refused.new === 'common' || refused.new === 'guessable'}
        />
        <PasswordField
          {...field('confirmation')}
          label={t.confirmation}
          autoComplete="new-password"
        />
      </fieldset>
      <p className="text-small text-ink-muted">{t.consequence}</p>
      <SubmissionStatus busy={submitting} failure={failure} />
      <Button type="submit" width="full" busy={submitting}>
        {submitting ? t.submitting : t.submit}
      </Button>
    </form>
  );
}
