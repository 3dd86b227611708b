import { useState, type ChangeEvent } from 'react';

import { Button } from '#components/Button.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { useDates } from '#components/use-dates.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { checkPreviousAndCurrent, type PreviousAndCurrent } from '#wallet/forms/key-management.ts';
import { english } from '#wallet/labels/english.ts';

import type { KeyActions } from './device-keys.ts';
import { unlockMessages } from './unlock-messages.ts';

/** The reason why the keys stay locked. */
type Problem = NonNullable<Awaited<ReturnType<KeyActions['onUnlockWithPrevious']>>>;

/** The keys could not be unlocked, for a reason that the user can act on. */
class StillLocked extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** The field of each problem, and its error message. */
const fieldMessages: Readonly<Partial<Record<Problem, [keyof PreviousAndCurrent, string]>>> = {
  'wrong-password': ['previous', unlockMessages['wrong-password']],
  'wrong-current-password': ['current', 'This is not your current password.'],
};

export interface PreviousPasswordSheetProps {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  /** The time at which the account's password was changed, in ISO 8601. */
  changedAt: string;
  /** The password that did not unlock the keys: probably the account's current password. */
  typed: string;
  onSubmit: KeyActions['onUnlockWithPrevious'];
  /** Called after the keys were unlocked. */
  onDone: () => void;
  onClose: () => void;
}

/**
 * Asks once for both passwords on a device that missed a change of the account's password; afterwards the keys on the
 * device open with the current password (decision 98).
 */
export function PreviousPasswordSheet({
  email,
  changedAt,
  typed,
  onSubmit,
  onDone,
  onClose,
}: PreviousPasswordSheetProps) {
  const { formatDate } = useDates();
  const [draft, setDraft] = useState<PreviousAndCurrent>({ previous: '', current: typed });
  const [refused, setRefused] = useState<Problem>();
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkPreviousAndCurrent(draft),
    // The fields show the errors, so there is no notice.
    onRefused: () => undefined,
    async submit({ previous, current }, signal) {
      const problem = await onSubmit(previous, current, signal);
      if (problem !== undefined) throw new StillLocked(problem);
    },
    onSubmitted(_, left) {
      if (!left) onDone();
    },
    onFailed(error) {
      if (!(error instanceof StillLocked)) return failureMessage(error, 'try again');
      if (error.problem === 'damaged') return unlockMessages.damaged;
      setRefused(error.problem);
      return undefined;
    },
  });
  const [refusedField, refusal] = (refused && fieldMessages[refused]) ?? [];
  const field = (name: keyof PreviousAndCurrent) => ({
    value: draft[name],
    disabled: submitting,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setDraft({ ...draft, [name]: target.value });
      if (name === refusedField) setRefused(undefined);
      edited();
    },
    error: refusedField === name ? refusal : problems[name] && `Enter your ${name} password.`,
  });

  return (
    <Sheet title="Unlock your keys" closeLabel={english.close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-5">
        <HiddenUsername username={email} />
        <div className="flex flex-col gap-2 text-body text-ink-muted">
          <p>
            The password of your account was changed on {formatDate(changedAt)}, after these keys
            were protected on this device. They may still open with the one before it.
          </p>
          <p>Enter both once. From then on your keys open with your current password.</p>
        </div>
        <PasswordField {...field('previous')} label="Previous password" autoComplete="off" />
        <PasswordField
          {...field('current')}
          label="Current password"
          autoComplete="current-password"
        />
        <SubmissionStatus busy={submitting} failure={failure} />
        <Button type="submit" width="full" busy={submitting}>
          {submitting ? 'Unlocking…' : 'Unlock'}
        </Button>
      </form>
    </Sheet>
  );
}
