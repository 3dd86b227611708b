import { useState, type ChangeEvent } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import type { EmailUndo } from '#wallet/entities/contact-proof.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { checkEmailUndo, emailUndoFailure } from '#wallet/forms/undo-email-change.ts';
import { waitTime } from '#wallet/labels/too-many-tries.ts';

import { FocusedTitle } from './FocusedTitle.tsx';

export interface UndoEmailChangeProps {
  /** Restores the previous e-mail address of the account; rejects with the provider's error. */
  onUndo: (undo: EmailUndo) => Promise<void>;
  /** Logs a failure, in addition to the form's message. */
  log: (problem: string, detail: unknown) => void;
  /** Returns to the sign-in; after a success with the restored sign-in address. */
  onBack: (email?: string) => void;
}

/** Undoes a change of the sign-in e-mail with the code sent to the old address (decision 207). */
export function UndoEmailChange({ onUndo, log, onBack }: UndoEmailChangeProps) {
  const failureMessage = useFailureMessage();
  const session = useMessages('session');
  const t = session.undoEmail;
  const [beforeEmail, afterEmail] = textAround(t.restoredText);
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
          return session.tooManyTries(waitTime(error, session.wait));
        case 'failed':
          return failureMessage(error);
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
          <FocusedTitle key="form">{t.title}</FocusedTitle>
        ) : (
          <FocusedTitle key="restored">{t.restored}</FocusedTitle>
        )}
        <p className="text-body wrap-anywhere text-ink-muted">
          {restored === undefined ? (
            t.text
          ) : (
            <>
              {beforeEmail}
              <span translate="no" className="font-medium text-ink">
                {restored}
              </span>
              {afterEmail}
            </>
          )}
        </p>
      </div>
      {restored === undefined ? (
        <form {...form} className="flex flex-col gap-4">
          <SubmissionStatus busy={submitting} failure={failure} />
          <TextField
            {...field('email')}
            label={t.oldEmail}
            type="email"
            autoComplete="email"
            maxLength={254}
            error={problems.email && t.oldEmailProblems[problems.email]}
          />
          <TextField
            {...field('code')}
            label={session.code}
            hint={session.messageCodeHint}
            autoComplete="off"
            maxLength={40}
            error={wrong ? t.wrong : problems.code && session.codeMissing}
          />
          <div className="flex flex-col items-center gap-2 pt-2">
            <Button type="submit" width="full" busy={submitting}>
              {submitting ? t.submitting : t.submit}
            </Button>
            <Button tone="quiet" size="small" disabled={submitting} onClick={() => onBack()}>
              {session.backToSignIn}
            </Button>
          </div>
        </form>
      ) : (
        <Button width="full" onClick={() => onBack(restored)}>
          {session.signIn}
        </Button>
      )}
    </>
  );
}
