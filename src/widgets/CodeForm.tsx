import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import {
  checkCode,
  codeFailure,
  triesLeft,
  type CodeFailure,
  type CodeKind,
} from '#wallet/forms/second-factor.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { tooManyTries } from '#wallet/labels/too-many-tries.ts';

import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';

export interface CodeFormProps {
  /** The source of the code: an authenticator app, or an SMS or e-mail. */
  source?: 'authenticator' | 'message';
  /** Whether a recovery code is accepted instead of an authenticator's code. */
  acceptsRecoveryCode?: boolean;
  submit: string;
  submitting: string;
  /** Sends the code, without blanks and hyphens; rejects with the provider's error. */
  onSubmit: (code: string) => Promise<void>;
  /** Called after a success, while the form is still mounted. */
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
  message: {
    label: 'Code',
    hint: 'The six digits of the message.',
    missing: 'Enter the code.',
    wrong: 'This code is not right.',
    other: 'message',
    switchTo: '',
  },
} as const satisfies Record<CodeKind, object>;

/** The error of a malformed six-digit code; a recovery code has no fixed format. */
const malformed = 'A code has six digits.';

/** The errors of codes that have expired or been used up. */
const endedCodes = {
  expired: 'This code is too old, or there is a newer one. Send a new one.',
  'used-up': 'This code was tried too often. Send a new one.',
} as const satisfies Partial<Record<CodeFailure, string>>;

/** The end of the sentence about a wrong code: the number of tries left. */
function triesText(left: number | undefined): string {
  if (left === undefined) return '';
  return left === 1 ? ' You can try once more.' : ` You can try ${left} more times.`;
}

const unreachable = 'We cannot reach the wallet service. Check your connection and try again.';

/**
 * Asks for the code of an authenticator app or for a recovery code (decision 99), or for the code of a message
 * (decision 207). The typed code stays.
 */
export function CodeForm({
  source = 'authenticator',
  acceptsRecoveryCode = false,
  submit,
  submitting: submittingLabel,
  onSubmit,
  onDone,
}: CodeFormProps) {
  const [kind, setKind] = useState<CodeKind>(source);
  const [typed, setTyped] = useState('');
  /** The error of a code that the provider has refused. */
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const words = kinds[kind];
  // In an effect, because a surrounding sheet first focuses its first control.
  useEffect(() => input.current?.focus(), []);

  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkCode(typed, kind),
    clearErrors: 'until-edited',
    onRefused: () => undefined,
    submit: (code) => onSubmit(code),
    onSubmitted(_, left) {
      if (!left) onDone?.();
    },
    onFailed(error) {
      const cause = codeFailure(error);
      switch (cause) {
        case 'wrong':
          setRefused(words.wrong + triesText(triesLeft(error)));
          return undefined;
        case 'expired':
        case 'used-up':
          setRefused(endedCodes[cause]);
          return undefined;
        case 'failed':
          return failureMessage(error, 'try again');
        case 'too-many-tries':
          return tooManyTries(error);
        case 'unreachable':
          return unreachable;
      }
    },
  });

  const problem = problems.code === 'malformed' ? malformed : problems.code && words.missing;

  function change(next: string) {
    setTyped(next);
    setRefused(undefined);
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
        // Another keyboard and another password manager entry require a new field.
        key={kind}
        ref={input}
        label={words.label}
        hint={words.hint}
        error={refused ?? problem}
        inputMode={kind === 'recovery' ? 'text' : 'numeric'}
        autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
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
        {acceptsRecoveryCode && (
          <Button tone="quiet" size="small" disabled={submitting} onClick={switchKind}>
            {words.switchTo}
          </Button>
        )}
      </div>
    </form>
  );
}
