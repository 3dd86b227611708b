import type { Registration, SignInDetails } from '#wallet/entities/session.ts';
import { refusalOf } from '#wallet/failure.ts';

/** Fewest characters of a password (local §5). */
export const minimumPasswordLength = 8;

/** What is wrong with a field of the sign-in or create-account form. */
export type FieldProblem = 'missing' | 'email-malformed' | 'password-too-short';

type Problems<Form> = Partial<Record<keyof Form, FieldProblem>>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function emailProblem(email: string): FieldProblem | undefined {
  if (email.trim() === '') return 'missing';
  return emailShape.test(email.trim()) ? undefined : 'email-malformed';
}

function present<Form>(problems: Record<string, FieldProblem | undefined>): Problems<Form> {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Problems<Form>;
}

/** The problems of a sign-in, by field; none when it may be sent. */
export function checkSignIn(details: SignInDetails): Problems<SignInDetails> {
  return present({
    email: emailProblem(details.email),
    password: details.password === '' ? 'missing' : undefined,
  });
}

export type RegistrationDraft = Omit<Registration, 'didAddress'>;

/** The problems of a new account, by field; none when it may be sent. */
export function checkRegistration(draft: RegistrationDraft): Problems<RegistrationDraft> {
  return present({
    firstName: draft.firstName.trim() === '' ? 'missing' : undefined,
    lastName: draft.lastName.trim() === '' ? 'missing' : undefined,
    email: emailProblem(draft.email),
    password:
      draft.password === ''
        ? 'missing'
        : draft.password.length < minimumPasswordLength
          ? 'password-too-short'
          : undefined,
  });
}

/** Why a sign-in or a registration did not succeed. */
export type SignInFailure =
  | 'refused'
  | 'email-taken'
  | 'too-many-tries'
  | 'unreachable'
  | 'failed'
  /** The browser has no room for the new account's keys. */
  | 'no-room';

/** Tells a failed sign-in or registration apart, mostly by what the provider answered. */
export function signInFailure(error: unknown): SignInFailure {
  if (error instanceof Error && error.name === 'QuotaExceededError') return 'no-room';
  const refusal = refusalOf(error);
  if (refusal === undefined) return 'unreachable';
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
