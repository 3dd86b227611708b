import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import {
  checkCode,
  codeFailure,
  type CodeFailure,
  type CodeKind,
} from '#wallet/forms/second-factor.ts';
import { failureMessage } from '#wallet/failure-message.ts';

import { Button } from './Button.tsx';
import { TextField } from './form/Field.tsx';
import { SubmissionStatus } from './form/SubmissionStatus.tsx';
import { useSubmission } from './form/use-submission.ts';

export interface CodeFormProps {
  /** Whether a recovery code counts too, in the place of an authenticator's code. */
  takesRecoveryCode?: boolean;
  submit: string;
  submitting: string;
  /** Sends the code, without blanks and hyphens; rejects with what the provider answered. */
  onSubmit: (code: string) => Promise<void>;
  /** Called after a success, while the form is still there. */
  onDone?: () => void;
}

const kinds = {
  authenticator: {
    label: 'Authenticator code',
    hint: 'The six digits that your authenticator app shows now.',
    missing: 'Enter the code.',
    wrong: 'This code is not right, or it was used already. Enter the next one.',
    other: 'recovery',
    switchTo: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes that you saved. Each works once.',
    missing: 'Enter a recovery code.',
    wrong: 'This recovery code is not right, or it was used already.',
    other: 'authenticator',
    switchTo: 'Use your authenticator app',
  },
} as const satisfies Record<CodeKind, object>;

/** Only a code of an authenticator app has a form that it can miss. */
const malformed = 'A code has six digits.';

const failures: Readonly<Record<Exclude<CodeFailure, 'wrong' | 'failed'>, string>> = {
  'too-many-tries': 'Too many tries. Wait 15 minutes, then try again.',
  unreachable: 'We cannot reach the wallet service. Check your connection and try again.',
};

/** Asks for the code of an authenticator app, or for a recovery code (decision 99). What was typed stays. */
export function CodeForm({
  takesRecoveryCode = false,
  submit,
  submitting: submittingLabel,
  onSubmit,
  onDone,
}: CodeFormProps) {
  const [kind, setKind] = useState<CodeKind>('authenticator');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const words = kinds[kind];
  // In an effect: a sheet around it has given the focus to its first control by then.
  useEffect(() => input.current?.focus(), []);

  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkCode(typed, kind),
    problemsStand: 'until-edited',
    onRefused: () => undefined,
    submit: (code) => onSubmit(code),
    onSubmitted(_, left) {
      if (!left) onDone?.();
    },
    onFailed(error) {
      const cause = codeFailure(error);
      if (cause === 'failed') return failureMessage(error, 'try again');
      if (cause !== 'wrong') return failures[cause];
      setWrong(true);
      return undefined;
    },
  });

  const problem = problems.code === 'malformed' ? malformed : problems.code && words.missing;

  function change(next: string) {
    setTyped(next);
    setWrong(false);
    edited({ code: next });
  }

  function switchKind() {
    flushSync(() => {
      setKind(words.other);
      change('');
    });
    input.current?.focus();
  }

  return (
    <form {...form} className="flex flex-col gap-4">
      <SubmissionStatus busy={submitting} failure={failure} />
      <TextField
        // Another keyboard, and another entry of a password manager, need another field.
        key={kind}
        ref={input}
        label={words.label}
        hint={words.hint}
        error={wrong ? words.wrong : problem}
        inputMode={kind === 'authenticator' ? 'numeric' : 'text'}
        autoComplete={kind === 'authenticator' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        readOnly={submitting}
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      <div className="flex flex-col items-center gap-2 pt-2">
        <Button type="submit" width="full" busy={submitting}>
          {submitting ? submittingLabel : submit}
        </Button>
        {takesRecoveryCode && (
          <Button tone="quiet" size="small" disabled={submitting} onClick={switchKind}>
            {words.switchTo}
          </Button>
        )}
      </div>
    </form>
  );
}
