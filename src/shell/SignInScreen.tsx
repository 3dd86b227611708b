import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';

import { useBackStep } from '#components/back-steps.ts';
import { Button } from '#components/Button.tsx';
import { CodeForm } from '#components/CodeForm.tsx';
import { TextField } from '#components/form/Field.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { PasswordStrength } from '#components/PasswordStrength.tsx';
import { PhoneFrame } from '#components/PhoneFrame.tsx';
import { english } from '#wallet/labels/english.ts';
import { englishForms } from '#wallet/labels/english-forms.ts';
import { asksForCode } from '#wallet/forms/second-factor.ts';
import {
  checkSignIn,
  signInFailure,
  type RegistrationDraft,
  type SignInFailure,
  type SignInFields,
  type SignInMode,
} from '#wallet/forms/sign-in.ts';
import { minimumPasswordLength } from '#wallet/entities/password-length.ts';
import type { EmailUndo } from '#wallet/entities/contact-proof.ts';
import type { SignInDetails } from '#wallet/entities/session.ts';

import { BrandHeader } from './BrandHeader.tsx';
import { storageRefusedText } from './storage-refused.ts';
import { UndoEmailChange } from './UndoEmailChange.tsx';

export interface SignInProps {
  /** The browser keeps nothing of what the wallet stores. */
  storageRefused?: boolean;
  /** The browser cannot encrypt keys, as on plain http: a new account gets none here. */
  keysRefused?: boolean;
  /** The session has ended while the wallet was open: the person did not ask for this screen. */
  sessionEnded?: boolean;
  /** Rejects with what the provider answered; resolves once the session is there. */
  onSignIn: (details: SignInDetails) => Promise<void>;
  /** As `onSignIn`, for a new account. */
  onRegister: (draft: RegistrationDraft) => Promise<void>;
  /** Gives an account its old e-mail address back; rejects with what the provider answered. */
  onUndoEmailChange: (undo: EmailUndo) => Promise<void>;
  /** Where a failed sign-in goes besides the form (core §8). */
  log: (problem: string, detail: unknown) => void;
}

type FieldName = keyof RegistrationDraft;

const noDraft: RegistrationDraft = { firstName: '', lastName: '', email: '', password: '' };

const emailMessages: Readonly<Record<SignInFields['email'], string>> = {
  missing: 'Enter your e-mail address.',
  malformed: 'Enter an e-mail address like name@example.com.',
};

const passwordMessages: Readonly<Record<SignInFields['password'], string>> = {
  missing: 'Enter your password.',
  'too-short': `Use at least ${minimumPasswordLength} characters.`,
};

const failureMessages: Readonly<Record<SignInFailure, string>> = {
  refused: 'The e-mail address or the password is not right. Check both and try again.',
  'email-taken': 'This e-mail address already has an account. Sign in, or use another one.',
  'password-common': 'This password is on the lists that attackers try first. Choose another one.',
  'too-many-tries': 'Too many tries. Wait 15 minutes, then try again.',
  unreachable: 'We cannot reach the wallet service. Check your connection and try again.',
  gateway: english.loadError.explanations.gateway,
  failed: 'Something went wrong on our side. Try again in a moment.',
  'keys-refused':
    'This browser does not let the wallet keep your keys. Allow this page to store data, and try again.',
  'no-room':
    'This browser has no room to keep your keys. Free some space, or leave private browsing, and try again.',
};

/** The failures that one field can mend: they stand there. */
const fieldOfFailure: Partial<Record<SignInFailure, FieldName>> = {
  'email-taken': 'email',
  'password-common': 'password',
};

const modes = {
  'sign-in': {
    title: 'Sign in',
    lead: 'Welcome back to your wallet.',
    submit: 'Sign in',
    submitting: 'Signing in…',
    question: 'New to Superwallet?',
    other: 'create-account',
    switchTo: 'Create an account',
  },
  'create-account': {
    title: 'Create your account',
    lead: 'Your wallet starts with a small balance of test assets, so that you can try everything.',
    submit: 'Create account',
    submitting: 'Creating your account…',
    question: 'Already have an account?',
    other: 'sign-in',
    switchTo: 'Sign in',
  },
} as const satisfies Record<SignInMode, object>;

const keysRefusedText =
  'This page was opened without https, so this browser cannot store keys. An account that you create here starts without them. To get keys, open the wallet at its https address first.';

const mainClass =
  'flex flex-1 flex-col gap-6 px-gutter pt-2 pb-[calc(1.5rem+env(safe-area-inset-bottom))]';

/** Stands in place of every screen while no one is signed in; it has no route of its own (decision 5). */
export function SignInScreen({
  storageRefused = false,
  keysRefused = false,
  sessionEnded = false,
  onSignIn,
  onRegister,
  onUndoEmailChange,
  log,
}: SignInProps) {
  const [mode, setMode] = useState<SignInMode>('sign-in');
  const [draft, setDraft] = useState(noDraft);
  const [cause, setCause] = useState<SignInFailure>();
  /** What a code is asked for: the provider has accepted the password (decision 99). */
  const [accepted, setAccepted] = useState<SignInDetails>();
  /** Whether a change of the e-mail address is being undone. */
  const [undoing, setUndoing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const creating = mode === 'create-account';
  const labels = modes[mode];

  // What had the focus is gone with its screen.
  const focusTitle = useEffectEvent(() => {
    if (sessionEnded) title.current?.focus();
  });
  useEffect(() => focusTitle(), []);

  const { problems, submitting, edited, form } = useSubmission({
    result: checkSignIn(mode, draft),
    problemsStand: 'until-edited',
    onRefused: () => setCause(undefined),
    async submit({ mode: wanted, details }) {
      setCause(undefined);
      if (wanted === 'create-account') {
        await onRegister(details);
        return;
      }
      try {
        await onSignIn(details);
      } catch (error) {
        if (!asksForCode(error)) throw error;
        setAccepted(details);
      }
    },
    onSubmitted: () => undefined,
    onFailed(error) {
      log(creating ? 'Registration failed' : 'Sign-in failed', error);
      setCause(signInFailure(error));
      // Said above the fields, where it stays while they are edited: nothing moves under the typing.
      return undefined;
    },
    repeatable: true,
  });

  const errors: Readonly<Record<FieldName, string | undefined>> = {
    firstName: problems.firstName && 'Enter your first name.',
    lastName: problems.lastName && 'Enter your last name.',
    email:
      cause === 'email-taken'
        ? failureMessages[cause]
        : problems.email && emailMessages[problems.email],
    password:
      cause === 'password-common'
        ? failureMessages[cause]
        : problems.password && passwordMessages[problems.password],
  };
  const field = (name: FieldName) => ({
    name,
    value: draft[name],
    error: errors[name],
    readOnly: submitting,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      setDraft((current) => ({ ...current, [name]: target.value }));
      if (cause !== undefined && fieldOfFailure[cause] === name) setCause(undefined);
      edited({ [name]: target.value });
    },
  });

  function switchMode() {
    flushSync(() => {
      setMode(labels.other);
      setCause(undefined);
      edited(draft);
    });
    title.current?.focus();
  }
  useBackStep(creating, switchMode);

  /** Back from the code to the password. */
  function goBack(reason?: SignInFailure) {
    flushSync(() => {
      setAccepted(undefined);
      setCause(reason);
    });
    title.current?.focus();
  }
  useBackStep(accepted !== undefined, () => goBack());

  /** Back from undoing a change of the e-mail address, with the one that signs in again. */
  function endUndoing(email?: string) {
    flushSync(() => {
      setUndoing(false);
      if (email !== undefined) setDraft((current) => ({ ...current, email }));
    });
    title.current?.focus();
  }
  useBackStep(undoing, () => endUndoing());

  async function signInWithCode(details: SignInDetails, code: string) {
    try {
      await onSignIn({ ...details, code });
    } catch (error) {
      log('Sign-in failed', error);
      // The password has been changed meanwhile.
      if (signInFailure(error) === 'refused') goBack('refused');
      throw error;
    }
  }

  if (undoing) {
    return (
      <PhoneFrame>
        <BrandHeader />
        <main className={mainClass}>
          <UndoEmailChange onUndo={onUndoEmailChange} log={log} onBack={endUndoing} />
        </main>
      </PhoneFrame>
    );
  }

  if (accepted !== undefined) {
    return (
      <PhoneFrame>
        <BrandHeader />
        <main className={mainClass}>
          <div className="flex flex-col gap-1">
            <h1 className="text-title font-bold">Enter your code</h1>
            <p className="text-body text-ink-muted">
              Your password is right. This account also asks for a code.
            </p>
          </div>
          <CodeForm
            takesRecoveryCode
            submit={labels.submit}
            submitting={labels.submitting}
            onSubmit={(code) => signInWithCode(accepted, code)}
          />
          <div className="flex justify-center">
            <Button tone="quiet" size="small" onClick={() => goBack()}>
              Back to the password
            </Button>
          </div>
        </main>
      </PhoneFrame>
    );
  }

  return (
    <PhoneFrame>
      <BrandHeader />
      <main className={mainClass}>
        <div className="flex flex-col gap-1">
          <h1 ref={title} tabIndex={-1} className="text-title font-bold outline-none">
            {labels.title}
          </h1>
          <p className="text-body text-ink-muted">{labels.lead}</p>
        </div>
        {sessionEnded && !creating && (
          <InlineNotice>Your session has ended. Sign in again to go on.</InlineNotice>
        )}
        <form {...form} className="flex flex-col gap-4">
          {storageRefused && (
            <InlineNotice tone="caution">
              {storageRefusedText} Allow cookies and site data for this page, or use another
              browser.
            </InlineNotice>
          )}
          {creating && keysRefused && <InlineNotice tone="caution">{keysRefusedText}</InlineNotice>}
          {cause && fieldOfFailure[cause] === undefined && (
            <InlineNotice tone="negative">{failureMessages[cause]}</InlineNotice>
          )}
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
            toggleLabels={englishForms.passwordToggle}
            // A password manager looks at a field once: another purpose needs another field.
            key={mode}
            {...field('password')}
            // It takes the focus when it may be the one that is not right.
            data-refused={cause === 'refused' ? '' : undefined}
            label="Password"
            autoComplete={creating ? 'new-password' : 'current-password'}
            hint={
              creating && !errors.password
                ? `At least ${minimumPasswordLength} characters.`
                : undefined
            }
            maxLength={200}
          />
          {creating && (
            <PasswordStrength
              password={draft.password}
              about={[draft.firstName, draft.lastName, draft.email]}
            />
          )}
          <div className="pt-2">
            <Button type="submit" width="full" busy={submitting}>
              {submitting ? labels.submitting : labels.submit}
            </Button>
          </div>
        </form>
        <div className="flex flex-wrap items-center justify-center text-small text-ink-muted">
          <span>{labels.question}</span>
          <Button tone="quiet" size="small" disabled={submitting} onClick={switchMode}>
            {labels.switchTo}
          </Button>
        </div>
        {!creating && (
          <div className="flex justify-center">
            <Button
              tone="quiet"
              size="small"
              disabled={submitting}
              onClick={() => {
                setCause(undefined);
                setUndoing(true);
              }}
            >
              Undo an e-mail change
            </Button>
          </div>
        )}
      </main>
    </PhoneFrame>
  );
}
