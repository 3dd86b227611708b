import { failureKind, refusalOf } from '#wallet/failure.ts';

import type { FormResult } from './form-result.ts';

/** The password that unlocks the wallet, or the error of a missing one. A space is a character of a password. */
export function checkUnlock(
  password: string,
): FormResult<string, undefined, { password: 'missing' }> {
  return password === ''
    ? { problem: undefined, fields: { password: 'missing' } }
    : { accepted: password };
}

/** Why the wallet stays locked. */
export type UnlockFailure = 'wrong' | 'too-many-tries' | 'unreachable' | 'gateway' | 'failed';

/** Maps a client error to the reason why the wallet stays locked. */
export function unlockFailure(error: unknown): UnlockFailure {
  const refusal = refusalOf(error);
  if (refusal?.code === 'password-wrong' || refusal?.status === 403) return 'wrong';
  const kind = failureKind(error);
  if (kind === 'too-many') return 'too-many-tries';
  if (kind === 'unreachable' || kind === 'timeout') return 'unreachable';
  return kind === 'gateway' ? 'gateway' : 'failed';
}
