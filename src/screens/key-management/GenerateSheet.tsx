import { useEffect, useState } from 'react';

import type { KeysMessages } from '#i18n/en/keys.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { Sheet } from '#components/Sheet.tsx';
import { useDates } from '#components/use-dates.ts';
import { checkWords, wordsToCheck } from '#wallet/forms/key-management.ts';

import { backupState } from './account-password.ts';
import type { DeviceKeys, KeyActions, NewKeys } from './device-keys.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryWords } from './RecoveryWords.tsx';

export interface GenerateSheetProps extends Pick<KeyActions, 'onGenerate'> {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  /** The keys that the new ones replace. */
  current: DeviceKeys | null;
  /** Called after the new keys are stored. */
  onDone: () => void;
  onClose: () => void;
}

type Step =
  { name: 'password' } | { name: 'phrase' | 'check'; made: NewKeys; positions: readonly number[] };

function titleOf({ name }: Step, t: KeysMessages['generate']): string {
  switch (name) {
    case 'password':
      return t.title;
    case 'phrase':
      return t.writeDown;
    case 'check':
      return t.check;
  }
}

/**
 * Generates new keys (local §2): asks for the account's password, then shows the new phrase. The new keys are stored
 * once the user has typed three words of the phrase correctly; closing the sheet before that discards them
 * (decision 146).
 */
export function GenerateSheet({ email, current, onGenerate, onDone, onClose }: GenerateSheetProps) {
  const keys = useMessages('keys');
  const t = keys.generate;
  const { close } = useMessages('common');
  const dates = useDates();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const [abandoned] = useState(() => new AbortController());
  useEffect(() => () => abandoned.abort(), [abandoned]);
  return (
    <Sheet title={titleOf(step, t)} closeLabel={close} onClose={onClose}>
      {step.name === 'password' && (
        <PasswordForm
          email={email}
          label={keys.yourPassword}
          hint={t.passwordHint}
          submit={t.submit}
          submitting={t.submitting}
          tone={current ? 'destructive' : 'primary'}
          onSubmit={async (password) => {
            const made = await onGenerate(password, abandoned.signal);
            const positions = wordsToCheck(made.phrase, Math.random);
            if (!abandoned.signal.aborted) setStep({ name: 'phrase', made, positions });
          }}
          onDone={() => undefined}
        >
          {current && (
            <p>
              {t.replaces} {backupState(current.lastBackup, dates, keys)}
            </p>
          )}
          <p>{t.accountKeepsDid}</p>
        </PasswordForm>
      )}
      {step.name === 'phrase' && (
        <div ref={focusOn} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          <p className="text-body text-ink-muted">
            {t.writeDownText} {current && t.currentStay}
          </p>
          <RecoveryWords phrase={step.made.phrase} />
          <Button width="full" onClick={() => setStep({ ...step, name: 'check' })}>
            {t.written}
          </Button>
        </div>
      )}
      {step.name === 'check' && (
        <WordCheck
          phrase={step.made.phrase}
          positions={step.positions}
          onRight={step.made.keep}
          onDone={onDone}
          onBack={() => setStep({ ...step, name: 'phrase' })}
        />
      )}
    </Sheet>
  );
}

/** Focuses the new step: the previously focused element was unmounted with the previous step. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** A check of three words of the phrase. */
function WordCheck({
  phrase,
  positions,
  onRight,
  onDone,
  onBack,
}: {
  phrase: string;
  positions: readonly number[];
  onRight: () => void;
  onDone: () => void;
  onBack: () => void;
}) {
  const t = useMessages('keys').generate;
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkWords(typed, { phrase, positions }),
    clearErrors: 'until-edited',
    // The fields show the errors, so there is no notice.
    onRefused: () => undefined,
    // oxlint-disable-next-line typescript/require-await -- it may throw, and a form submits what can be awaited
    submit: async () => onRight(),
    onSubmitted(_, left) {
      if (!left) onDone();
    },
    // The message of this error may contain a secret, so it is not shown.
    onFailed: () => t.notStored,
  });
  const messages = { missing: t.wordMissing, wrong: t.wordWrong };
  return (
    <form {...form} className="flex flex-col gap-4">
      <p className="text-body text-ink-muted">{t.checkText}</p>
      {positions.map((position, at) => {
        const problem = problems[position];
        return (
          <TextField
            key={position}
            ref={at === 0 ? focusOn : undefined}
            label={t.word(position)}
            error={problem && messages[problem](position)}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            // A spelling service of the browser may send the typed text to its vendor.
            spellCheck={false}
            translate="no"
            disabled={submitting}
            value={typed[position] ?? ''}
            onChange={({ target }) => {
              setTyped({ ...typed, [position]: target.value });
              edited({ [position]: target.value });
            }}
          />
        );
      })}
      <SubmissionStatus busy={submitting} failure={failure} />
      <Button type="submit" width="full" busy={submitting}>
        {t.use}
      </Button>
      <Button tone="quiet" disabled={submitting} onClick={onBack}>
        {t.showAgain}
      </Button>
    </form>
  );
}
