import {
  checkRestoreInput,
  type RestoreInput,
  type RestoreInputProblem,
} from '#wallet/keys/restore-input.ts';

import type { FormResult } from './form-result.ts';

/** The password of a backup file, or that there is none (local §5). A space is a character of a password. */
export function checkBackupPassword(
  password: string,
): FormResult<string, 'key-management.password-required', { password: 'missing' }> {
  return password === ''
    ? { problem: 'key-management.password-required', fields: { password: 'missing' } }
    : { accepted: password };
}

/** A password that unlocks or protects keys. It has no notice: only its field says what is wrong. */
export function checkKeyPassword(
  password: string,
  minimumLength: number,
): FormResult<string, undefined, { password: 'missing' | 'too-short' }> {
  if (password === '') return { problem: undefined, fields: { password: 'missing' } };
  return password.length < minimumLength
    ? { problem: undefined, fields: { password: 'too-short' } }
    : { accepted: password };
}

/** The passwords that the account had before and has now. */
export interface PreviousAndCurrent {
  previous: string;
  current: string;
}

/** Both passwords, or which of them is missing. As above they have no notice. */
export function checkPreviousAndCurrent(
  draft: PreviousAndCurrent,
): FormResult<PreviousAndCurrent, undefined, { [Field in keyof PreviousAndCurrent]: 'missing' }> {
  return draft.previous === '' || draft.current === ''
    ? {
        problem: undefined,
        fields: {
          ...(draft.previous === '' && { previous: 'missing' }),
          ...(draft.current === '' && { current: 'missing' }),
        },
      }
    : { accepted: draft };
}

/** What was pasted to restore from, or the first rule that it breaks (local §5). */
export function checkRestore(
  text: string,
): FormResult<RestoreInput, RestoreInputProblem, { text: RestoreInputProblem }> {
  const result = checkRestoreInput(text);
  return 'accepted' in result
    ? result
    : { problem: result.problem, fields: { text: result.problem } };
}
