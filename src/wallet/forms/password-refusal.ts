import { failureKind, refusalOf } from '#wallet/failure.ts';

/** What the provider says of a password that it does not set, by the field that it is about. */
export interface PasswordRefusal {
  current?: 'wrong';
  new?: 'common' | 'unchanged';
}

/** What an error of the client says about the fields. */
export function passwordRefusal(error: unknown): PasswordRefusal {
  switch (refusalOf(error)?.code) {
    case 'password-wrong':
      return { current: 'wrong' };
    case 'password-common':
      return { new: 'common' };
    case 'password-unchanged':
      return { new: 'unchanged' };
    default:
      return {};
  }
}

/** Why a password was not changed, or may not have been. */
export type PasswordFailure = 'too-many-tries' | 'not-changed' | 'uncertain';

/** What an error of the client says about a change as a whole: without an answer the new password may count. */
export function passwordFailure(error: unknown): PasswordFailure {
  const refusal = refusalOf(error);
  if (refusal) {
    if (refusal.status === 429) return 'too-many-tries';
    return refusal.status < 500 ? 'not-changed' : 'uncertain';
  }
  // What fails in the wallet itself, such as sealing the keys, fails before the provider is asked.
  return failureKind(error) === 'broken' ? 'not-changed' : 'uncertain';
}
