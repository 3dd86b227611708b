import { useState, type ChangeEvent, type ReactNode } from 'react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
import { useBackStep } from '#components/back-steps.ts';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { CodeForm } from '#widgets/CodeForm.tsx';
import { PasswordStrength } from '#widgets/PasswordStrength.tsx';
import { resetCodeMinutes, type PasswordReset } from '#wallet/entities/password-reset.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { refusalReason } from '#wallet/failure-message.ts';
import {
  checkReset,
  checkResetEmail,
  resetFailure,
  type ResetDraft,
} from '#wallet/forms/reset-password.ts';
import { isCodeRequired } from '#wallet/forms/second-factor.ts';
import { minimumPasswordLength } from '#wallet/entities/password-length.ts';
import { newPasswordProblem } from '#wallet/labels/new-password.ts';
import { waitTime } from '#wallet/labels/too-many-tries.ts';

import { FocusedTitle } from './FocusedTitle.tsx';

export interface ForgottenPasswordProps {
  /** The address that was typed in the sign-in form. */
  email: string;
  /** Sends a code to the proven address of an account; rejects with the provider's error. */
  onSendCode: (email: string) => Promise<void>;
  /** Sets the new password; rejects with the provider's error. */
  onReset: (reset: PasswordReset) => Promise<void>;
  /** Logs a failure, in addition to the form's message. */
  log: (problem: string, detail: unknown) => void;
  /** Returns to the sign-in, with the address of the new password after a success. */
  onBack: (email?: string) => void;
}

type Step = 'address' | 'code' | 'second-factor' | 'done';

/** Sets a new password in place of a forgotten one, by a code to the proven e-mail address (decision 210). */
export function ForgottenPassword({
  email: typed,
  onSendCode,
  onReset,
  log,
  onBack,
}: ForgottenPasswordProps) {
  const t = useMessages('session');
  const [step, setStep] = useState<Step>('address');
  const [email, setEmail] = useState(typed);
  const [draft, setDraft] = useState<ResetDraft>({ code: '', newPassword: '' });
  const asksForSecond = step === 'second-factor';
  useBackStep(step === 'code' || asksForSecond, () => setStep('address'));
  useBackStep(asksForSecond, () => setStep('code'));

  switch (step) {
    case 'address':
      return (
        <AddressStep
          email={email}
          onEmailChange={setEmail}
          onSendCode={onSendCode}
          onSent={(sentTo) => {
            setEmail(sentTo);
            setStep('code');
          }}
          log={log}
          onBack={() => onBack()}
        />
      );
    case 'code':
      return (
        <CodeStep
          email={email}
          draft={draft}
          onDraftChange={setDraft}
          onReset={(accepted) => onReset({ email, ...accepted })}
          onSecondCode={(accepted) => {
            setDraft(accepted);
            setStep('second-factor');
          }}
          onDone={() => setStep('done')}
          log={log}
          onBack={() => setStep('address')}
        />
      );
    case 'second-factor':
      return (
        <>
          <Heading title={t.enterCode}>{t.forgotten.secondCodeText}</Heading>
          <CodeForm
            acceptsRecoveryCode
            submit={t.forgotten.submit}
            submitting={t.forgotten.submitting}
            onSubmit={async (secondCode) => {
              try {
                await onReset({ email, ...draft, secondCode });
              } catch (error) {
                log('A new password was not set', error);
                throw error;
              }
            }}
            onDone={() => setStep('done')}
          />
          <Back onPress={() => setStep('code')}>{t.forgotten.backToCode}</Back>
        </>
      );
    case 'done':
      return (
        <>
          <Heading title={t.forgotten.done}>{t.forgotten.doneText}</Heading>
          <Button width="full" onClick={() => onBack(email)}>
            {t.signIn}
          </Button>
        </>
      );
  }
}

/** Asks for the address, and sends a code to it. */
function AddressStep({
  email,
  onEmailChange,
  onSendCode,
  onSent,
  log,
  onBack,
}: {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: (email: string) => void;
  onBack: () => void;
} & Pick<ForgottenPasswordProps, 'onSendCode' | 'log'>) {
  const failureMessage = useFailureMessage();
  const t = useMessages('session');
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkResetEmail(email),
    clearErrors: 'until-edited',
    onRefused: () => undefined,
    submit: onSendCode,
    onSubmitted: onSent,
    onFailed(error) {
      log('A code for a new password was not sent', error);
      return resetFailure(error) === 'too-many-tries'
        ? t.tooManyTries(waitTime(error, t.wait))
        : failureMessage(error);
    },
    repeatable: true,
  });
  return (
    <>
      <Heading title={t.forgotten.title}>{t.forgotten.text}</Heading>
      <form {...form} className="flex flex-col gap-4">
        <SubmissionStatus busy={submitting} failure={failure} />
        <TextField
          label={t.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={problems.email && t.emailProblems[problems.email]}
          readOnly={submitting}
          value={email}
          onChange={({ target }) => {
            onEmailChange(target.value);
            edited({ email: target.value });
          }}
        />
        <div className="pt-2">
          <Button type="submit" width="full" busy={submitting}>
            {submitting ? t.forgotten.sending : t.forgotten.send}
          </Button>
        </div>
      </form>
      <Back disabled={submitting} onPress={onBack}>
        {t.backToSignIn}
      </Back>
    </>
  );
}

/** Asks for the code of the message and a new password. */
function CodeStep({
  email,
  draft,
  onDraftChange,
  onReset,
  onSecondCode,
  onDone,
  log,
  onBack,
}: {
  email: string;
  draft: ResetDraft;
  onDraftChange: (draft: ResetDraft) => void;
  onReset: (draft: ResetDraft) => Promise<void>;
  /** Called when the code is right and the account requires a second one. */
  onSecondCode: (draft: ResetDraft) => void;
  onDone: () => void;
  onBack: () => void;
} & Pick<ForgottenPasswordProps, 'log'>) {
  const failureMessage = useFailureMessage();
  const { language } = useLanguage();
  const t = useMessages('session');
  /** The errors of fields that the provider has refused. */
  const [refused, setRefused] = useState<Partial<Record<keyof ResetDraft, string | undefined>>>({});
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkReset(draft),
    clearErrors: 'until-edited',
    onRefused: () => undefined,
    async submit(accepted) {
      try {
        await onReset(accepted);
        return 'done';
      } catch (error) {
        if (!isCodeRequired(error)) throw error;
        return 'second-code';
      }
    },
    onSubmitted(accepted, _, result) {
      if (result === 'done') onDone();
      else onSecondCode(accepted);
    },
    onFailed(error) {
      log('A new password was not set', error);
      switch (resetFailure(error)) {
        case 'code-wrong':
          setRefused({ code: t.forgotten.codeWrong });
          return undefined;
        case 'password-refused':
          setRefused({ newPassword: refusalReason(error, language) });
          return undefined;
        case 'too-many-tries':
          return t.tooManyTries(waitTime(error, t.wait));
        case 'uncertain':
          return t.forgotten.uncertain;
        case 'failed':
          return failureMessage(error);
      }
    },
    repeatable: true,
  });
  const field = (name: keyof ResetDraft) => ({
    value: draft[name],
    readOnly: submitting,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      onDraftChange({ ...draft, [name]: target.value });
      setRefused({ ...refused, [name]: undefined });
      edited({ [name]: target.value });
    },
  });
  const passwordError =
    refused.newPassword ?? (problems.newPassword && newPasswordProblem(problems.newPassword, t));
  return (
    <>
      <SentCode email={email} />
      <form {...form} className="flex flex-col gap-4">
        <HiddenUsername username={email} />
        <SubmissionStatus busy={submitting} failure={failure} />
        <TextField
          {...field('code')}
          label={t.code}
          hint={t.messageCodeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={refused.code ?? (problems.code && t.codeMissing)}
        />
        <PasswordField
          {...field('newPassword')}
          label={t.forgotten.newPassword}
          autoComplete="new-password"
          hint={passwordError ? undefined : t.passwordLength(minimumPasswordLength)}
          error={passwordError}
          maxLength={200}
        />
        <PasswordStrength
          password={draft.newPassword}
          about={[email]}
          refused={refused.newPassword !== undefined}
        />
        <div className="pt-2">
          <Button type="submit" width="full" busy={submitting}>
            {submitting ? t.forgotten.submitting : t.forgotten.submit}
          </Button>
        </div>
      </form>
      <Back disabled={submitting} onPress={onBack}>
        {t.forgotten.changeAddress}
      </Back>
    </>
  );
}

function SentCode({ email }: { email: string }) {
  const { forgotten } = useMessages('session');
  const [beforeEmail, afterEmail] = textAround((address) =>
    forgotten.sent(address, resetCodeMinutes),
  );
  return (
    <Heading title={forgotten.set}>
      {beforeEmail}
      <span translate="no" className="font-medium text-ink">
        {email}
      </span>
      {afterEmail}
    </Heading>
  );
}

function Heading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <FocusedTitle key={title}>{title}</FocusedTitle>
      <p className="text-body wrap-anywhere text-ink-muted">{children}</p>
    </div>
  );
}

function Back({
  disabled = false,
  onPress,
  children,
}: {
  disabled?: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <div className="flex justify-center">
      <Button tone="quiet" size="small" disabled={disabled} onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}
