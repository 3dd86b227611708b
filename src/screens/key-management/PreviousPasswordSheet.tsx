import { useState, type ChangeEvent } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { useDates } from '#components/use-dates.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { checkPreviousAndCurrent, type PreviousAndCurrent } from '#wallet/forms/key-management.ts';

import type { KeyActions } from './device-keys.ts';

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
  const failureMessage = useFailureMessage();
  const t = useMessages('keys').unlock;
  const { close } = useMessages('common');
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
      if (!(error instanceof StillLocked)) return failureMessage(error);
      if (error.problem === 'damaged') return t.problems.damaged;
      setRefused(error.problem);
      return undefined;
    },
  });
  /** The field of each problem, and its error message. */
  const fieldMessages: Readonly<Partial<Record<Problem, [keyof PreviousAndCurrent, string]>>> = {
    'wrong-password': ['previous', t.problems['wrong-password']],
    'wrong-current-password': ['current', t.currentWrong],
  };
  const missing = { previous: t.previousMissing, current: t.currentMissing };
  const [refusedField, refusal] = (refused && fieldMessages[refused]) ?? [];
  const field = (name: keyof PreviousAndCurrent) => ({
    value: draft[name],
    disabled: submitting,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setDraft({ ...draft, [name]: target.value });
      if (name === refusedField) setRefused(undefined);
      edited();
    },
    error: refusedField === name ? refusal : problems[name] && missing[name],
  });

  return (
    <Sheet title={t.title} closeLabel={close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-5">
        <HiddenUsername username={email} />
        <div className="flex flex-col gap-2 text-body text-ink-muted">
          <p>{t.changedOn(formatDate(changedAt))}</p>
          <p>{t.enterBoth}</p>
        </div>
        <PasswordField {...field('previous')} label={t.previous} autoComplete="off" />
        <PasswordField {...field('current')} label={t.current} autoComplete="current-password" />
        <SubmissionStatus busy={submitting} failure={failure} />
        <Button type="submit" width="full" busy={submitting}>
          {submitting ? t.submitting : t.submit}
        </Button>
      </form>
    </Sheet>
  );
}
