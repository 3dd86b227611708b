import { useMessages } from '#i18n/messages-context.ts';
import { useState, type ChangeEvent } from 'react';

import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { PasswordStrength } from '#widgets/PasswordStrength.tsx';
import type { SignInDetails } from '#wallet/entities/session.ts';
import {
  checkSignIn,
  signInFailure,
  type RegistrationDraft,
  type SignInFailure,
  type SignInMode,
} from '#wallet/forms/sign-in.ts';
import { isCodeRequired } from '#wallet/forms/second-factor.ts';
import { minimumPasswordLength } from '#wallet/entities/password-length.ts';
import { waitTime } from '#wallet/labels/too-many-tries.ts';

import { BiometricsButton } from './BiometricsButton.tsx';

type FieldName = keyof RegistrationDraft;

/** A form that recovers an account: it undoes a change of the e-mail address, or sets a new password. */
export type RecoveryForm = 'undo-email' | 'new-password';

/** Errors shown at one field. */
const fieldOfFailure: Partial<Record<SignInFailure, FieldName>> = {
  'email-taken': 'email',
  'password-common': 'password',
  'password-guessable': 'password',
};

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
  const t = useMessages('session');
  const labels = t.modes[mode];
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
    firstName: problems.firstName && t.firstNameMissing,
    lastName: problems.lastName && t.lastNameMissing,
    email:
      cause === 'email-taken'
        ? t.signInFailures[cause]
        : problems.email && t.emailProblems[problems.email],
    password: isGuessable(cause)
      ? t.signInFailures[cause]
      : problems.password &&
        (problems.password === 'missing'
          ? t.passwordMissing
          : t.newPassword.tooShort(minimumPasswordLength)),
  };
  return (
    <>
      <form {...form} className="flex flex-col gap-4">
        <BrowserRefusals storageRefused={storageRefused} keysRefused={creating && keysRefused} />
        {cause && fieldOfFailure[cause] === undefined && (
          <InlineNotice tone="negative">
            {cause === 'too-many-tries'
              ? t.tooManyTries(waitTime(failed, t.wait))
              : t.signInFailures[cause]}
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
              label={t.usePasskey}
              busyLabel={t.confirmOnDevice}
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
  const t = useMessages('session');
  const shell = useMessages('shell');
  return (
    <>
      {storageRefused && (
        <InlineNotice tone="caution">
          {shell.storageRefused} {t.allowStorage}
        </InlineNotice>
      )}
      {keysRefused && <InlineNotice tone="caution">{t.keysRefused}</InlineNotice>}
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
  const t = useMessages('session');
  const { question, switchTo } = t.modes[mode];
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
            {t.forgotten.title}
          </Button>
          <Button
            tone="quiet"
            size="small"
            disabled={disabled}
            onClick={() => onRecover('undo-email')}
          >
            {t.undoEmail.title}
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
  const t = useMessages('session');
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
            label={t.firstName}
            autoComplete="given-name"
            maxLength={80}
          />
          <TextField
            {...field('lastName')}
            label={t.lastName}
            autoComplete="family-name"
            maxLength={80}
          />
        </>
      )}
      <TextField
        {...field('email')}
        label={t.email}
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
        label={t.password}
        autoComplete={creating ? 'new-password' : 'current-password'}
        hint={creating && !errors.password ? t.passwordLength(minimumPasswordLength) : undefined}
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
