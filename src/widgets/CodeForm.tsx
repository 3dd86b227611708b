import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { checkCode, codeFailure, triesLeft, type CodeKind } from '#wallet/forms/second-factor.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { waitTime } from '#wallet/labels/too-many-tries.ts';

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

/** The other kind of code that the form accepts. */
const otherKinds = {
  authenticator: 'recovery',
  recovery: 'authenticator',
  message: 'message',
} as const satisfies Record<CodeKind, CodeKind>;

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
  const failureMessage = useFailureMessage();
  const t = useMessages('forms').code;
  const { tooManyTries, wait } = useMessages('session');
  const { unreachable } = useMessages('common').loadError.explanations;
  const [kind, setKind] = useState<CodeKind>(source);
  const [typed, setTyped] = useState('');
  /** The error of a code that the provider has refused. */
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const words = t.kinds[kind];
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
          setRefused(wrongText(triesLeft(error)));
          return undefined;
        case 'expired':
        case 'used-up':
          setRefused(t.ended[cause]);
          return undefined;
        case 'failed':
          return failureMessage(error);
        case 'too-many-tries':
          return tooManyTries(waitTime(error, wait));
        case 'unreachable':
          return unreachable;
      }
    },
  });

  const problem = problems.code === 'malformed' ? t.malformed : problems.code && words.missing;

  /** The error of a wrong code, with the number of tries left if the provider tells it. */
  function wrongText(left: number | undefined): string {
    return left === undefined ? words.wrong : `${words.wrong} ${t.triesLeft(left)}`;
  }

  function change(next: string) {
    setTyped(next);
    setRefused(undefined);
    edited({ code: next });
  }

  function switchKind() {
    flushSync(() => {
      setKind(otherKinds[kind]);
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
            {kind === 'recovery' ? t.useAuthenticator : t.useRecoveryCode}
          </Button>
        )}
      </div>
    </form>
  );
}
