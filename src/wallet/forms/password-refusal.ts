import { failureKind, refusalOf } from '#wallet/failure.ts';

/** The provider's reasons for refusing a new password, by field. */
export interface PasswordRefusal {
  current?: 'wrong';
  new?: 'common' | 'guessable' | 'unchanged';
}

/** The field errors in a client error. */
export function passwordRefusal(error: unknown): PasswordRefusal {
  switch (refusalOf(error)?.code) {
    case 'password-wrong':
      return { current: 'wrong' };
    case 'password-common':
      return { new: 'common' };
    case 'password-guessable':
      return { new: 'guessable' };
    case 'password-unchanged':
      return { new: 'unchanged' };
    default:
      return {};
  }
}

/** Why a password was not changed, or may not have been. */
export type PasswordFailure = 'too-many-tries' | 'not-changed' | 'uncertain';

/** The cause of a failed change in a client error: without an answer the new password may be in effect. */
export function passwordFailure(error: unknown): PasswordFailure {
  const refusal = refusalOf(error);
  if (refusal) {
    if (refusal.status === 429) return 'too-many-tries';
    return refusal.status < 500 ? 'not-changed' : 'uncertain';
  }
  // A failure in the wallet itself, such as in sealing the keys, happens before the provider is called.
  return failureKind(error) === 'broken' ? 'not-changed' : 'uncertain';
}
