import { minimumPasswordLength } from '#wallet/entities/password-length.ts';
import type { PasswordReset } from '#wallet/entities/password-reset.ts';
import { emailShape } from '#wallet/entities/user.ts';
import { failureKind, refusalOf } from '#wallet/failure.ts';
import { readTypedCode, readTypedText } from '#wallet/typed-text.ts';

import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';
import { passwordRefusal } from './password-refusal.ts';

/** The possible errors of an e-mail address. */
export interface ResetEmailFields {
  email: 'missing' | 'malformed';
}

/** The address that gets a code, or its error. It has no notice: only its field shows the error. */
export function checkResetEmail(typed: string): FormResult<string, undefined, ResetEmailFields> {
  const email = readTypedText(typed);
  if (email === '') return { problem: undefined, fields: { email: 'missing' } };
  return emailShape.test(email)
    ? { accepted: email }
    : { problem: undefined, fields: { email: 'malformed' } };
}

/** The draft of the form with the code. */
export type ResetDraft = Pick<PasswordReset, 'code' | 'newPassword'>;

/** The possible errors of its fields. */
export interface ResetFields {
  code: 'missing';
  newPassword: 'missing' | 'too-short';
}

/** The code, normalised for the provider's comparison, and the new password; or the errors of their fields. */
export function checkReset(draft: ResetDraft): FormResult<ResetDraft, undefined, ResetFields> {
  const { newPassword } = draft;
  const code = readTypedCode(draft.code);
  const fields: Partial<ResetFields> = {
    ...missingFields({ code }, ['code']),
    // A space is a character of a password.
    ...(newPassword.length < minimumPasswordLength && { newPassword: 'too-short' }),
    ...(newPassword === '' && { newPassword: 'missing' }),
  };
  return hasProblems(fields) ? { problem: undefined, fields } : { accepted: { code, newPassword } };
}

/** Why a new password was not set, or may not have been. */
export type ResetFailure =
  'code-wrong' | 'password-refused' | 'too-many-tries' | 'uncertain' | 'failed';

/** The kind of a failure, by the provider's answer. Without an answer the new password may be set. */
export function resetFailure(error: unknown): ResetFailure {
  const refusal = refusalOf(error);
  if (refusal?.code === 'reset-code-wrong') return 'code-wrong';
  if (passwordRefusal(error).new !== undefined) return 'password-refused';
  if (failureKind(error) === 'too-many') return 'too-many-tries';
  return refusal !== undefined && refusal.status < 500 ? 'failed' : 'uncertain';
}
