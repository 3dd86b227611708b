import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { useBackStep } from '#components/back-steps.ts';
import { Button } from '#components/Button.tsx';
import { CodeForm } from '#widgets/CodeForm.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { LanguageSwitch } from '#components/LanguageSwitch.tsx';
import { PhoneFrame } from '#components/PhoneFrame.tsx';
import {
  completeEmail,
  signInFailure,
  type RegistrationDraft,
  type SignInFailure,
  type SignInMode,
} from '#wallet/forms/sign-in.ts';
import type { EmailUndo } from '#wallet/entities/contact-proof.ts';
import type { PasswordReset } from '#wallet/entities/password-reset.ts';
import type { SignInDetails } from '#wallet/entities/session.ts';

import { BrandHeader } from './BrandHeader.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { SignInForm, type RecoveryForm } from './SignInForm.tsx';
import { UndoEmailChange } from './UndoEmailChange.tsx';

export interface SignInProps {
  /** The browser does not store the wallet's data. */
  storageRefused?: boolean;
  /** The browser cannot encrypt keys, as on plain http: a new account gets no keys on this device. */
  keysRefused?: boolean;
  /** The session ended while the wallet was open: the user did not ask for this screen. */
  sessionEnded?: boolean;
  /** Signs in; resolves once there is a session, rejects with the provider's error. */
  onSignIn: (details: SignInDetails) => Promise<void>;
  /** Signs in by a passkey; rejects like `onSignIn`, or with `DeviceRefused`. Undefined if the browser cannot. */
  onSignInByPasskey?: (() => Promise<void>) | undefined;
  /** Creates an account; resolves and rejects like `onSignIn`. */
  onRegister: (draft: RegistrationDraft) => Promise<void>;
  /** Restores the previous e-mail address of an account; rejects with the provider's error. */
  onUndoEmailChange: (undo: EmailUndo) => Promise<void>;
  /** Sends a code for a new password to the proven address of an account; rejects with the provider's error. */
  onSendResetCode: (email: string) => Promise<void>;
  /** Sets a new password by that code; rejects with the provider's error. */
  onResetPassword: (reset: PasswordReset) => Promise<void>;
  /** Logs a failed sign-in, in addition to the form's message (core §8). */
  log: (problem: string, detail: unknown) => void;
}

const otherMode: Readonly<Record<SignInMode, SignInMode>> = {
  'sign-in': 'create-account',
  'create-account': 'sign-in',
};

const noDraft: RegistrationDraft = { firstName: '', lastName: '', email: '', password: '' };

/** Replaces every screen while no one is signed in; it has no route of its own (decision 5). */
export function SignInScreen({
  storageRefused = false,
  keysRefused = false,
  sessionEnded = false,
  onSignIn,
  onSignInByPasskey,
  onRegister,
  ...actions
}: SignInProps) {
  const t = useMessages('session');
  const [mode, setMode] = useState<SignInMode>('sign-in');
  const [draft, setDraft] = useState(noDraft);
  const [cause, setCause] = useState<SignInFailure>();
  /** The details for the code step: the provider has accepted the password (decision 99). */
  const [accepted, setAccepted] = useState<SignInDetails>();
  /** The open recovery form. */
  const [recovery, setRecovery] = useState<RecoveryForm>();
  const title = useRef<HTMLHeadingElement>(null);
  const creating = mode === 'create-account';

  // Focuses the title, because the previously focused element was unmounted with its screen.
  const focusTitle = useEffectEvent(() => {
    if (sessionEnded) title.current?.focus();
  });
  useEffect(() => focusTitle(), []);

  function switchMode() {
    flushSync(() => {
      setMode(otherMode[mode]);
      setCause(undefined);
    });
    title.current?.focus();
  }
  useBackStep(creating, switchMode);

  /** Returns from the code step to the password. */
  function goBack(reason?: SignInFailure) {
    flushSync(() => {
      setAccepted(undefined);
      setCause(reason);
    });
    title.current?.focus();
  }
  useBackStep(accepted !== undefined, () => goBack());

  function openRecovery(form: RecoveryForm) {
    setCause(undefined);
    setRecovery(form);
  }

  /** Returns from a recovery form, after a success with the address to sign in with. */
  function closeRecovery(email?: string) {
    flushSync(() => {
      setRecovery(undefined);
      if (email !== undefined) setDraft((current) => ({ ...current, email }));
    });
    title.current?.focus();
  }
  useBackStep(recovery !== undefined, () => closeRecovery());

  async function signInWithCode(details: SignInDetails, code: string) {
    try {
      await onSignIn({ ...details, code });
    } catch (error) {
      actions.log('Sign-in failed', error);
      // The password has been changed meanwhile, or the account locked.
      const reason = signInFailure(error);
      if (reason === 'refused' || reason === 'account-locked') goBack(reason);
      throw error;
    }
  }

  if (recovery !== undefined) {
    return (
      <SignInFrame email={draft.email}>
        <AccountRecovery {...actions} form={recovery} email={draft.email} onBack={closeRecovery} />
      </SignInFrame>
    );
  }

  if (accepted !== undefined) {
    return (
      <SignInFrame email={draft.email}>
        <CodePart onSubmit={(code) => signInWithCode(accepted, code)} onBack={() => goBack()} />
      </SignInFrame>
    );
  }

  return (
    <SignInFrame email={draft.email}>
      <div className="flex flex-col gap-1">
        <h1 ref={title} tabIndex={-1} className="text-title font-bold outline-none">
          {t.modes[mode].title}
        </h1>
        <Lead mode={mode} />
      </div>
      {sessionEnded && !creating && <InlineNotice>{t.ended}</InlineNotice>}
      <SignInForm
        // A password manager inspects a field only once: another mode requires a new field.
        key={mode}
        mode={mode}
        draft={draft}
        onDraftChange={(part) => setDraft((current) => ({ ...current, ...part }))}
        cause={cause}
        onCauseChange={setCause}
        storageRefused={storageRefused}
        keysRefused={keysRefused}
        onSignIn={onSignIn}
        onSignInByPasskey={onSignInByPasskey}
        onRegister={onRegister}
        onCodeAsked={setAccepted}
        onModeSwitch={switchMode}
        onRecover={openRecovery}
        log={actions.log}
      />
    </SignInFrame>
  );
}

/** A recovery form in place of the sign-in. */
function AccountRecovery({
  form,
  email,
  onUndoEmailChange,
  onSendResetCode,
  onResetPassword,
  log,
  onBack,
}: {
  form: RecoveryForm;
  email: string;
  onBack: (email?: string) => void;
} & Pick<SignInProps, 'onUndoEmailChange' | 'onSendResetCode' | 'onResetPassword' | 'log'>) {
  switch (form) {
    case 'undo-email':
      return <UndoEmailChange onUndo={onUndoEmailChange} log={log} onBack={onBack} />;
    case 'new-password':
      return (
        <ForgottenPassword
          email={email}
          onSendCode={onSendResetCode}
          onReset={onResetPassword}
          log={log}
          onBack={onBack}
        />
      );
  }
}

function Lead({ mode }: { mode: SignInMode }) {
  const t = useMessages('session');
  const isTest = useTestMoney() !== undefined;
  return (
    <p className="text-body text-ink-muted">
      {mode === 'create-account' && isTest ? t.testWalletLead : t.modes[mode].lead}
    </p>
  );
}

/** Asks for the code of an account with two-factor authentication. */
function CodePart({
  onSubmit,
  onBack,
}: {
  onSubmit: (code: string) => Promise<void>;
  onBack: () => void;
}) {
  const t = useMessages('session');
  const { submit, submitting } = t.modes['sign-in'];
  return (
    <>
      <div className="flex flex-col gap-1">
        <h1 className="text-title font-bold">{t.enterCode}</h1>
        <p className="text-body text-ink-muted">{t.enterCodeText}</p>
      </div>
      <CodeForm acceptsRecoveryCode submit={submit} submitting={submitting} onSubmit={onSubmit} />
      <div className="flex justify-center">
        <Button tone="quiet" size="small" onClick={onBack}>
          {t.backToPassword}
        </Button>
      </div>
    </>
  );
}

function SignInFrame({ email, children }: { email: string; children: ReactNode }) {
  const t = useMessages('session');
  const testMoney = useTestMoney();
  return (
    <PhoneFrame>
      <BrandHeader email={completeEmail(email)} />
      <main className="flex flex-1 flex-col gap-6 px-gutter pt-2 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        {children}
        <div className="flex justify-center">
          <LanguageSwitch />
        </div>
        {testMoney && <InlineNotice>{t.testMoneyNote(testMoney)}</InlineNotice>}
      </main>
    </PhoneFrame>
  );
}
