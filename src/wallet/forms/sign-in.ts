import { DeviceRefused } from '#wallet/device-refused.ts';
import { minimumPasswordLength } from '#wallet/entities/password-length.ts';
import type { Registration, SignInDetails } from '#wallet/entities/session.ts';
import { emailShape } from '#wallet/entities/user.ts';
import { failureKind, refusalOf } from '#wallet/failure.ts';
import { readTypedText } from '#wallet/typed-text.ts';

import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';

/** The purpose of the form: to sign in, or to create an account. */
export type SignInMode = 'sign-in' | 'create-account';

/** The draft of the form. Only a new account has a name. */
export type RegistrationDraft = Omit<Registration, 'didAddress' | 'didProof'>;

/** The accepted data of the form, without the blanks around its texts. */
export type AcceptedSignIn =
  | { mode: 'sign-in'; details: SignInDetails }
  | { mode: 'create-account'; details: RegistrationDraft };

/** The possible errors of each field. */
export interface SignInFields {
  firstName: 'missing';
  lastName: 'missing';
  email: 'missing' | 'malformed';
  password: 'missing' | 'too-short';
}

/** A typed e-mail address in lower case if it is complete; otherwise empty. */
export function completeEmail(typed: string): string {
  const email = readTypedText(typed);
  return emailShape.test(email) ? email.toLowerCase() : '';
}

/** The sign-in or the new account of a draft. It has no notice: only its fields show the errors. */
export function checkSignIn(
  mode: SignInMode,
  draft: RegistrationDraft,
): FormResult<AcceptedSignIn, undefined, SignInFields> {
  const { password } = draft;
  const email = readTypedText(draft.email);
  const isNew = mode === 'create-account';
  const fields: Partial<SignInFields> = {
    ...missingFields(draft, isNew ? ['firstName', 'lastName', 'email'] : ['email']),
    ...(email !== '' && !emailShape.test(email) && { email: 'malformed' }),
    // A space is a character of a password.
    ...(isNew && password.length < minimumPasswordLength && { password: 'too-short' }),
    ...(password === '' && { password: 'missing' }),
  };
  if (hasProblems(fields)) return { problem: undefined, fields };
  const details = { email, password };
  if (!isNew) return { accepted: { mode, details } };
  const [firstName, lastName] = [draft.firstName.trim(), draft.lastName.trim()];
  return { accepted: { mode, details: { firstName, lastName, ...details } } };
}

/** Why a sign-in or a registration failed. */
export type SignInFailure =
  | 'refused'
  /** An operator has locked the account (decision 194). */
  | 'account-locked'
  | 'email-taken'
  /** The password is known to be common (decision 98). */
  | 'password-common'
  /** Few guesses find the password, for example because it contains the user's name (decision 98). */
  | 'password-guessable'
  /** A passkey opens no account, or the device did not confirm its owner. */
  | 'passkey-refused'
  | 'device-refused'
  | 'too-many-tries'
  | 'unreachable'
  | 'gateway'
  | 'failed'
  /** The browser has no storage left for the new account's keys. */
  | 'no-room'
  /** The browser does not allow the page to store data. */
  | 'keys-refused';

/** The browser's errors when it does not store the keys. */
const storageFailures: ReadonlyMap<string, SignInFailure> = new Map([
  ['QuotaExceededError', 'no-room'],
  ['SecurityError', 'keys-refused'],
]);

/** The kind of a failed sign-in or registration, mostly by the provider's answer. */
export function signInFailure(error: unknown): SignInFailure {
  const storageFailure = error instanceof Error ? storageFailures.get(error.name) : undefined;
  if (storageFailure !== undefined) return storageFailure;
  if (error instanceof DeviceRefused) return 'device-refused';
  const refusal = refusalOf(error);
  if (refusal === undefined) {
    const kind = failureKind(error);
    if (kind === 'gateway') return 'gateway';
    return kind === 'unreadable' ? 'failed' : 'unreachable';
  }
  switch (refusal.code) {
    case 'password-common':
    case 'password-guessable':
    case 'passkey-refused':
      return refusal.code;
  }
  if (refusal.code === 'account-locked') return refusal.code;
  switch (refusal.status) {
    case 401:
      return 'refused';
    case 409:
      return 'email-taken';
    case 429:
      return 'too-many-tries';
    default:
      return 'failed';
  }
}
