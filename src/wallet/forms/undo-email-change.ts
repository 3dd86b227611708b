import type { EmailUndo } from '#wallet/entities/contact-proof.ts';
import { emailShape } from '#wallet/entities/user.ts';
import { failureKind, refusalOf } from '#wallet/failure.ts';
import { readTypedCode, readTypedText } from '#wallet/typed-text.ts';

import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';

/** The possible errors of each field. */
export interface EmailUndoFields {
  email: 'missing' | 'malformed';
  code: 'missing';
}

/**
 * The old address and its code, normalised for the provider's comparison. It has no notice: only its fields show the
 * errors.
 */
export function checkEmailUndo(
  draft: EmailUndo,
): FormResult<EmailUndo, undefined, EmailUndoFields> {
  const [email, code] = [readTypedText(draft.email), readTypedCode(draft.code)];
  const fields: Partial<EmailUndoFields> = {
    ...missingFields({ email, code }, ['email', 'code']),
    ...(email !== '' && !emailShape.test(email) && { email: 'malformed' }),
  };
  if (hasProblems(fields)) return { problem: undefined, fields };
  return { accepted: { email, code } };
}

/** Why a change of the sign-in e-mail was not undone. */
export type EmailUndoFailure = 'wrong' | 'too-many-tries' | 'failed';

/** The kind of a failure, by the provider's answer. */
export function emailUndoFailure(error: unknown): EmailUndoFailure {
  if (refusalOf(error)?.code === 'code-wrong') return 'wrong';
  return failureKind(error) === 'too-many' ? 'too-many-tries' : 'failed';
}
