import { useState, type ChangeEvent } from 'react';

import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import type { EmailUndo } from '#wallet/entities/contact-proof.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import {
  checkEmailUndo,
  emailUndoFailure,
  type EmailUndoFields,
} from '#wallet/forms/undo-email-change.ts';
import { tooManyTries } from '#wallet/labels/too-many-tries.ts';

import { FocusedTitle } from './FocusedTitle.tsx';

export interface UndoEmailChangeProps {
  /** Restores the previous e-mail address of the account; rejects with the provider's error. */
  onUndo: (undo: EmailUndo) => Promise<void>;
  /** Logs a failure, in addition to the form's message. */
  log: (problem: string, detail: unknown) => void;
  /** Returns to the sign-in; after a success with the restored sign-in address. */
  onBack: (email?: string) => void;
}

const emailMessages: Readonly<Record<EmailUndoFields['email'], string>> = {
  missing: 'Enter your old e-mail address.',
  malformed: 'Enter an e-mail address like name@example.com.',
};

/** Undoes a change of the sign-in e-mail with the code sent to the old address (decision 207). */
export function UndoEmailChange({ onUndo, log, onBack }: UndoEmailChangeProps) {
  const [draft, setDraft] = useState<EmailUndo>({ email: '', code: '' });
  const [restored, setRestored] = useState<string>();
  const [wrong, setWrong] = useState(false);

  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkEmailUndo(draft),
    clearErrors: 'until-edited',
    onRefused: () => undefined,
    submit: onUndo,
    onSubmitted: ({ email }) => setRestored(email),
    onFailed(error) {
      log('A change of the e-mail address was not undone', error);
      switch (emailUndoFailure(error)) {
        case 'wrong':
          setWrong(true);
          return undefined;
        case 'too-many-tries':
          return tooManyTries(error);
        case 'failed':
          return failureMessage(error, 'try again');
      }
    },
  });
  const field = (name: keyof EmailUndo) => ({
    value: draft[name],
    readOnly: submitting,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setDraft({ ...draft, [name]: target.value });
      setWrong(false);
      edited({ [name]: target.value });
    },
  });

  return (
    <>
      <div className="flex flex-col gap-1">
        {restored === undefined ? (
          <FocusedTitle key="form">Undo an e-mail change</FocusedTitle>
        ) : (
          <FocusedTitle key="restored">Your e-mail address is back</FocusedTitle>
        )}
        <p className="text-body wrap-anywhere text-ink-muted">
          {restored === undefined ? (
            'When your sign-in e-mail is changed, your old address gets a message with a code. The code works for three days.'
          ) : (
            <>
              You sign in with{' '}
              <span translate="no" className="font-medium text-ink">
                {restored}
              </span>{' '}
              again, and all devices are signed out. If the change was not yours, change your
              password now.
            </>
          )}
        </p>
      </div>
      {restored === undefined ? (
        <form {...form} className="flex flex-col gap-4">
          <SubmissionStatus busy={submitting} failure={failure} />
          <TextField
            {...field('email')}
            label="Old e-mail address"
            type="email"
            autoComplete="email"
            maxLength={254}
            error={problems.email && emailMessages[problems.email]}
          />
          <TextField
            {...field('code')}
            label="Code"
            hint="Twelve characters, from the message to that address."
            autoComplete="off"
            maxLength={40}
            error={
              wrong
                ? 'The address or the code is not right, or the three days are over.'
                : problems.code && 'Enter the code.'
            }
          />
          <div className="flex flex-col items-center gap-2 pt-2">
            <Button type="submit" width="full" busy={submitting}>
              {submitting ? 'Undoing the change…' : 'Undo the change'}
            </Button>
            <Button tone="quiet" size="small" disabled={submitting} onClick={() => onBack()}>
              Back to the sign-in
            </Button>
          </div>
        </form>
      ) : (
        <Button width="full" onClick={() => onBack(restored)}>
          Sign in
        </Button>
      )}
    </>
  );
}
