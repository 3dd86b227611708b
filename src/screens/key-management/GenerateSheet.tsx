import { useEffect, useState } from 'react';

import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { Sheet } from '#components/Sheet.tsx';
import { useDates } from '#components/use-dates.ts';
import { checkWords, wordsToCheck } from '#wallet/forms/key-management.ts';
import { english } from '#wallet/labels/english.ts';

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

const titles: Readonly<Record<Step['name'], string>> = {
  password: 'Generate new keys',
  phrase: 'Write down your recovery phrase',
  check: 'Check your recovery phrase',
};

/**
 * Generates new keys (local §2): asks for the account's password, then shows the new phrase. The new keys are stored
 * once the user has typed three words of the phrase correctly; closing the sheet before that discards them
 * (decision 146).
 */
export function GenerateSheet({ email, current, onGenerate, onDone, onClose }: GenerateSheetProps) {
  const dates = useDates();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const [abandoned] = useState(() => new AbortController());
  useEffect(() => () => abandoned.abort(), [abandoned]);
  return (
    <Sheet title={titles[step.name]} closeLabel={english.close} onClose={onClose}>
      {step.name === 'password' && (
        <PasswordForm
          email={email}
          label="Your password"
          hint="The new keys are encrypted under it on this device."
          submit="Generate New"
          submitting="Generating…"
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
              New keys take the place of those on this device, with a new address and DID.{' '}
              {backupState(current.lastBackup, dates)}
            </p>
          )}
          <p>
            Your account keeps the DID that it was created with, and payments reach you there only.
          </p>
        </PasswordForm>
      )}
      {step.name === 'phrase' && (
        <div ref={focusOn} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          <p className="text-body text-ink-muted">
            These words are the only way to get the new keys back. Write them down in this order,
            and show them to no one.{' '}
            {current && 'Until you have, the keys on this device stay as they are.'}
          </p>
          <RecoveryWords phrase={step.made.phrase} />
          <Button width="full" onClick={() => setStep({ ...step, name: 'check' })}>
            I have written them down
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
    onFailed: () => 'The new keys could not be stored on this device. Nothing has been changed.',
  });
  const messages = {
    missing: (position: number) => `Enter word ${position}.`,
    wrong: (position: number) => `This is not word ${position} of your new phrase.`,
  };
  return (
    <form {...form} className="flex flex-col gap-4">
      <p className="text-body text-ink-muted">
        Enter three of the words that you have written down. Then the new keys count.
      </p>
      {positions.map((position, at) => {
        const problem = problems[position];
        return (
          <TextField
            key={position}
            ref={at === 0 ? focusOn : undefined}
            label={`Word ${position}`}
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
        Use the new keys
      </Button>
      <Button tone="quiet" disabled={submitting} onClick={onBack}>
        Show the words again
      </Button>
    </form>
  );
}
