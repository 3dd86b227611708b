import { useMessages } from '#i18n/messages-context.ts';
import { useState, type ChangeEvent } from 'react';

import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { PasswordStrength } from '#widgets/PasswordStrength.tsx';
import { minimumPasswordLength } from '#wallet/entities/password-length.ts';
import type { SignInDetails } from '#wallet/entities/session.ts';
import {
  checkSignIn,
  signInFailure,
  type RegistrationDraft,
  type SignInFailure,
  type SignInFields,
  type SignInMode,
} from '#wallet/forms/sign-in.ts';
import { isCodeRequired } from '#wallet/forms/second-factor.ts';
import { emailMessages, newPasswordMessages } from '#wallet/labels/account-fields.ts';
import { english } from '#wallet/labels/english.ts';
import { tooManyTries } from '#wallet/labels/too-many-tries.ts';

import { BiometricsButton } from './BiometricsButton.tsx';
import { signInModes } from './sign-in-modes.ts';

type FieldName = keyof RegistrationDraft;

/** A form that recovers an account: it undoes a change of the e-mail address, or sets a new password. */
export type RecoveryForm = 'undo-email' | 'new-password';

const passwordMessages: Readonly<Record<SignInFields['password'], string>> = {
  missing: 'Enter your password.',
  'too-short': newPasswordMessages['too-short'],
};

const failureMessages: Readonly<Record<Exclude<SignInFailure, 'too-many-tries'>, string>> = {
  refused: 'The e-mail address or the password is not right. Check both and try again.',
  'account-locked': 'This account is locked. Contact support to have it unlocked.',
  'email-taken': 'This e-mail address already has an account. Sign in, or use another one.',
  'password-common': 'This password is on the lists that attackers try first. Choose another one.',
  'password-guessable': newPasswordMessages.guessable,
  'passkey-refused':
    'This passkey does not open an account here. Sign in with your e-mail address and password.',
  'device-refused':
    'Your device did not confirm that it is you. Try again, or sign in with your password.',
  unreachable: 'We cannot reach the wallet service. Check your connection and try again.',
  gateway: english.loadError.explanations.gateway,
  failed: 'Something went wrong on our side. Try again in a moment.',
  'keys-refused':
    'This browser does not let the wallet keep your keys. Allow this page to store data, and try again.',
  'no-room':
    'This browser has no room to keep your keys. Free some space, or leave private browsing, and try again.',
};

/** Errors shown at one field. */
const fieldOfFailure: Partial<Record<SignInFailure, FieldName>> = {
  'email-taken': 'email',
  'password-common': 'password',
  'password-guessable': 'password',
};

const keysRefusedText =
  'This page was opened without https, so this browser cannot store keys. An account that you create here starts without them. To get keys, open the wallet at its https address first.';

export interface SignInFormProps {
  mode: SignInMode;
  draft: RegistrationDraft;
  onDraftChange: (part: Partial<RegistrationDraft>) => void;
  /** The cause of the last failed try. */
  cause: SignInFailure | undefined;
  onCauseChange: (cause: SignInFailure | undefined) => void;
  storageRefused: boolean;
  keysRefused: boolean;
  /** Signs in; resolves once there is a session, rejects with the provider's error. */
  onSignIn: (details: SignInDetails) => Promise<void>;
  /** Signs in by a passkey; rejects like `onSignIn`, or with `DeviceRefused`. Undefined if the browser cannot. */
  onSignInByPasskey: (() => Promise<void>) | undefined;
  /** Creates an account; resolves and rejects like `onSignIn`. */
  onRegister: (draft: RegistrationDraft) => Promise<void>;
  /** Called when the provider has accepted the password and requires a code (decision 99). */
  onCodeAsked: (details: SignInDetails) => void;
  onModeSwitch: () => void;
  /** Opens a form that recovers the account. */
  onRecover: (form: RecoveryForm) => void;
  log: (problem: string, detail: unknown) => void;
}

/** Signs in, or creates an account. Each mode mounts a new form. */
export function SignInForm({
  mode,
  draft,
  onDraftChange,
  cause,
  onCauseChange,
  storageRefused,
  keysRefused,
  onSignIn,
  onSignInByPasskey,
  onRegister,
  onCodeAsked,
  onModeSwitch,
  onRecover,
  log,
}: SignInFormProps) {
  const creating = mode === 'create-account';
  const labels = signInModes[mode];
  const [failed, setFailed] = useState<unknown>();
  const { problems, submitting, edited, form } = useSubmission({
    result: checkSignIn(mode, draft),
    clearErrors: 'until-edited',
    onRefused: () => onCauseChange(undefined),
    async submit({ mode: wanted, details }) {
      onCauseChange(undefined);
      if (wanted === 'create-account') {
        await onRegister(details);
        return;
      }
      try {
        await onSignIn(details);
      } catch (error) {
        if (!isCodeRequired(error)) throw error;
        onCodeAsked(details);
      }
    },
    onSubmitted: () => undefined,
    onFailed(error) {
      log(creating ? 'Registration failed' : 'Sign-in failed', error);
      setFailed(error);
      onCauseChange(signInFailure(error));
      // The notice above the fields shows the error and stays during editing, so that nothing moves while typing.
      return undefined;
    },
    repeatable: true,
  });

  const passkey = usePasskeySignIn(onSignInByPasskey, onCauseChange, (error) => {
    log('Sign-in by passkey failed', error);
    setFailed(error);
  });
  const busy = submitting || passkey.busy;

  const errors: Readonly<Record<FieldName, string | undefined>> = {
    firstName: problems.firstName && 'Enter your first name.',
    lastName: problems.lastName && 'Enter your last name.',
    email:
      cause === 'email-taken'
        ? failureMessages[cause]
        : problems.email && emailMessages[problems.email],
    password: isGuessable(cause)
      ? failureMessages[cause]
      : problems.password && passwordMessages[problems.password],
  };
  return (
    <>
      <form {...form} className="flex flex-col gap-4">
        <BrowserRefusals storageRefused={storageRefused} keysRefused={creating && keysRefused} />
        {cause && fieldOfFailure[cause] === undefined && (
          <InlineNotice tone="negative">
            {cause === 'too-many-tries' ? tooManyTries(failed) : failureMessages[cause]}
          </InlineNotice>
        )}
        <AccountFields
          creating={creating}
          draft={draft}
          errors={errors}
          refused={cause === 'refused'}
          guessable={isGuessable(cause)}
          readOnly={submitting}
          onChange={(name, value) => {
            onDraftChange({ [name]: value });
            if (cause !== undefined && fieldOfFailure[cause] === name) onCauseChange(undefined);
            edited({ [name]: value });
          }}
        />
        <div className="flex flex-col gap-3 pt-2">
          <Button type="submit" width="full" busy={submitting} disabled={busy}>
            {submitting ? labels.submitting : labels.submit}
          </Button>
          {!creating && onSignInByPasskey !== undefined && (
            <BiometricsButton
              label="Use a passkey"
              busyLabel="Confirm on your device"
              busy={passkey.busy}
              disabled={busy}
              onClick={passkey.start}
            />
          )}
        </div>
      </form>
      <OtherWays mode={mode} disabled={busy} onModeSwitch={onModeSwitch} onRecover={onRecover} />
    </>
  );
}

/** Signs in by a passkey, once at a time. */
function usePasskeySignIn(
  signIn: SignInFormProps['onSignInByPasskey'],
  onCauseChange: SignInFormProps['onCauseChange'],
  onFailed: (error: unknown) => void,
): { busy: boolean; start: () => void } {
  const { busy, run } = useOneAtATime();
  async function attempt(signal: AbortSignal) {
    onCauseChange(undefined);
    try {
      await signIn?.();
    } catch (error) {
      if (signal.aborted) return;
      onFailed(error);
      onCauseChange(signInFailure(error));
    }
  }
  return { busy, start: () => void run(attempt) };
}

/** Says what this browser does not store. */
function BrowserRefusals({
  storageRefused,
  keysRefused,
}: Pick<SignInFormProps, 'storageRefused' | 'keysRefused'>) {
  const t = useMessages('shell');
  return (
    <>
      {storageRefused && (
        <InlineNotice tone="caution">
          {t.storageRefused} Allow cookies and site data for this page, or use another browser.
        </InlineNotice>
      )}
      {keysRefused && <InlineNotice tone="caution">{keysRefusedText}</InlineNotice>}
    </>
  );
}

/** Leads to the other mode, and from the sign-in to the recovery forms. */
function OtherWays({
  mode,
  disabled,
  onModeSwitch,
  onRecover,
}: { disabled: boolean } & Pick<SignInFormProps, 'mode' | 'onModeSwitch' | 'onRecover'>) {
  const { question, switchTo } = signInModes[mode];
  return (
    <>
      <div className="flex flex-wrap items-center justify-center text-small text-ink-muted">
        <span>{question}</span>
        <Button tone="quiet" size="small" disabled={disabled} onClick={onModeSwitch}>
          {switchTo}
        </Button>
      </div>
      {mode === 'sign-in' && (
        <div className="flex flex-col items-center">
          <Button
            tone="quiet"
            size="small"
            disabled={disabled}
            onClick={() => onRecover('new-password')}
          >
            Forgot password?
          </Button>
          <Button
            tone="quiet"
            size="small"
            disabled={disabled}
            onClick={() => onRecover('undo-email')}
          >
            Undo an e-mail change
          </Button>
        </div>
      )}
    </>
  );
}

function isGuessable(
  cause: SignInFailure | undefined,
): cause is 'password-common' | 'password-guessable' {
  return cause === 'password-common' || cause === 'password-guessable';
}

function AccountFields({
  creating,
  draft,
  errors,
  refused,
  guessable,
  readOnly,
  onChange,
}: {
  creating: boolean;
  draft: RegistrationDraft;
  errors: Readonly<Record<FieldName, string | undefined>>;
  /** The e-mail address or the password is wrong. */
  refused: boolean;
  /** The provider has refused the new password as easy to guess. */
  guessable: boolean;
  readOnly: boolean;
  onChange: (name: FieldName, value: string) => void;
}) {
  const field = (name: FieldName) => ({
    name,
    value: draft[name],
    error: errors[name],
    readOnly,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(name, target.value),
  });
  return (
    <>
      {creating && (
        <>
          <TextField
            {...field('firstName')}
            label="First name"
            autoComplete="given-name"
            maxLength={80}
          />
          <TextField
            {...field('lastName')}
            label="Last name"
            autoComplete="family-name"
            maxLength={80}
          />
        </>
      )}
      <TextField
        {...field('email')}
        label="E-mail address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField
        {...field('password')}
        // After a refused sign-in the password receives the focus, because it may be wrong.
        data-refused={refused ? '' : undefined}
        label="Password"
        autoComplete={creating ? 'new-password' : 'current-password'}
        hint={
          creating && !errors.password ? `At least ${minimumPasswordLength} characters.` : undefined
        }
        maxLength={200}
      />
      {creating && (
        <PasswordStrength
          password={draft.password}
          about={[draft.firstName, draft.lastName, draft.email]}
          refused={guessable}
        />
      )}
    </>
  );
}
