import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { PhoneFrame } from '#components/PhoneFrame.tsx';
import { english } from '#wallet/labels/english.ts';
import type { SignInDetails } from '#wallet/entities/entities.ts';
import {
  checkSignIn,
  checkRegistration,
  minimumPasswordLength,
  signInFailure,
  type FieldProblem,
  type RegistrationDraft,
  type SignInFailure,
} from '#wallet/forms/sign-in.ts';

import { Logo } from './Logo.tsx';

export interface SignInActions {
  /** Rejects with what the provider answered; resolves once the session is there. */
  onSignIn: (details: SignInDetails) => Promise<void>;
  /** As `onSignIn`, for a new account. */
  onRegister: (draft: RegistrationDraft) => Promise<void>;
  /** Where a failed sign-in goes besides the form (core §8). */
  log: (problem: string, detail: unknown) => void;
}

type FieldName = keyof RegistrationDraft;
type FieldErrors = Partial<Record<FieldName, string>>;

const noDraft: RegistrationDraft = { firstName: '', lastName: '', email: '', password: '' };

/** The fields in the order they stand in: the first one with an error takes the focus. */
const fieldOrder: readonly FieldName[] = ['firstName', 'lastName', 'email', 'password'];

const missingMessages: Readonly<Record<FieldName, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your e-mail address.',
  password: 'Enter your password.',
};

function fieldMessage(field: FieldName, problem: FieldProblem): string {
  switch (problem) {
    case 'missing':
      return missingMessages[field];
    case 'email-malformed':
      return 'Enter an e-mail address like name@example.com.';
    case 'password-too-short':
      return `Use at least ${minimumPasswordLength} characters.`;
  }
}

const failureMessages: Readonly<Record<SignInFailure, string>> = {
  refused: 'The e-mail address or the password is not right. Check both and try again.',
  'email-taken': 'This e-mail address already has an account. Sign in, or use another one.',
  'too-many-tries': 'Too many tries. Wait 15 minutes, then try again.',
  unreachable: 'We cannot reach the wallet service. Check your connection and try again.',
  failed: 'Something went wrong on our side. Try again in a moment.',
  'no-room':
    'This browser has no room to keep your keys. Free some space, or leave private browsing, and try again.',
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
} as const;
type Mode = keyof typeof modes;

/** Stands in place of every screen while nobody is signed in; it is no route of its own (decision 5). */
export function SignInScreen({ onSignIn, onRegister, log }: SignInActions) {
  const [mode, setMode] = useState<Mode>('sign-in');
  const [draft, setDraft] = useState(noDraft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState(false);
  /** Two presses can come before the disabled button is drawn. */
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const creating = mode === 'create-account';
  const words = modes[mode];

  const field = (name: FieldName) => ({
    name,
    value: draft[name],
    error: errors[name],
    readOnly: busy,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setDraft((current) => ({ ...current, [name]: target.value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
  });

  const focus = (name: FieldName | 'submit') => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };

  /** Draws the errors before the focus arrives, so that a screen reader reads them with their field. */
  const showErrors = (next: FieldErrors) => {
    flushSync(() => setErrors(next));
    const first = fieldOrder.find((name) => next[name] !== undefined);
    if (first) focus(first);
  };

  const switchMode = () => {
    flushSync(() => {
      setMode(words.other);
      setErrors({});
      setFailure(undefined);
    });
    title.current?.focus();
  };

  const send = async () => {
    const { email, password, firstName, lastName } = draft;
    const credentials = { email: email.trim(), password };
    if (creating) {
      await onRegister({
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        ...credentials,
      });
    } else {
      await onSignIn(credentials);
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    setFailure(undefined);
    const problems: Partial<Record<FieldName, FieldProblem>> = creating
      ? checkRegistration(draft)
      : checkSignIn(draft);
    const found = fieldOrder.flatMap((name) => {
      const problem = problems[name];
      return problem === undefined ? [] : [[name, fieldMessage(name, problem)] as const];
    });
    showErrors(Object.fromEntries(found));
    if (found.length > 0) return;

    sending.current = true;
    setBusy(true);
    let failed: SignInFailure | undefined;
    try {
      await send();
    } catch (error) {
      log(creating ? 'Registration failed' : 'Sign-in failed', error);
      failed = signInFailure(error);
    }
    sending.current = false;
    flushSync(() => {
      setBusy(false);
      if (failed !== 'email-taken') setFailure(failed);
    });
    if (failed === 'email-taken') showErrors({ email: failureMessages[failed] });
    else if (failed !== undefined) focus(failed === 'refused' ? 'password' : 'submit');
  };

  return (
    <PhoneFrame>
      <BrandHeader />
      <main className="flex flex-1 flex-col gap-6 px-gutter pt-2 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <div className="flex flex-col gap-1">
          <h1 ref={title} tabIndex={-1} className="text-title font-bold outline-none">
            {words.title}
          </h1>
          <p className="text-body text-ink-muted">{words.lead}</p>
        </div>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-4"
        >
          {failure && <InlineNotice tone="negative">{failureMessages[failure]}</InlineNotice>}
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
            autoComplete={creating ? 'email' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <PasswordField
            toggleLabels={english.passwordToggle}
            // A password manager looks at a field once: another purpose needs another field.
            key={mode}
            {...field('password')}
            label="Password"
            autoComplete={creating ? 'new-password' : 'current-password'}
            hint={
              creating && !errors.password
                ? `At least ${minimumPasswordLength} characters.`
                : undefined
            }
            maxLength={200}
          />
          <div className="pt-2">
            <Button name="submit" type="submit" width="full" busy={busy}>
              {busy ? words.submitting : words.submit}
            </Button>
          </div>
        </form>
        <div className="flex flex-wrap items-center justify-center text-small text-ink-muted">
          <span>{words.question}</span>
          <Button tone="quiet" size="small" disabled={busy} onClick={switchMode}>
            {words.switchTo}
          </Button>
        </div>
      </main>
    </PhoneFrame>
  );
}

/** Deep indigo that ends in the balance card's wave: the first thing a person sees of the wallet. */
function BrandHeader() {
  return (
    <header className="relative isolate overflow-hidden bg-deep px-gutter pt-[calc(2.5rem+env(safe-area-inset-top))] pb-20 text-on-deep">
      <svg
        aria-hidden
        viewBox="0 0 390 64"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-px -z-10 h-16 w-full"
      >
        <path
          d="M0 24c65-28 130-28 195 0s130 28 195 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="text-deep-wave"
        />
        <path d="M0 42c65-28 130-28 195 0s130 28 195 0v22H0z" className="fill-surface" />
      </svg>
      <p className="flex items-center gap-3 text-title font-bold">
        <Logo tone="deep" />
        Superwallet
      </p>
      <p className="mt-2 text-body text-on-deep-muted">
        Your identity and your money, in one place.
      </p>
    </header>
  );
}
