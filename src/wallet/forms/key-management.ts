import { minimumPasswordLength } from '#wallet/entities/password-length.ts';
import { phraseWords } from '#wallet/keys/phrase-words.ts';
import {
  checkRestoreInput,
  type RestoreInput,
  type RestoreInputProblem,
} from '#wallet/keys/restore-input.ts';

import type { FormResult } from './form-result.ts';

/** The password of a new backup file, typed twice. */
export interface BackupPasswords {
  password: string;
  repeated: string;
}

/** The possible errors of each password. */
export interface BackupPasswordFields {
  password: 'missing' | 'too-short';
  repeated: 'missing' | 'mismatch';
}

/**
 * The password of a backup file, or the errors of the two fields (local §5). A space is a character of a password.
 * Only a missing password has a notice, which is the documented one.
 */
export function checkBackupPassword({
  password,
  repeated,
}: BackupPasswords): FormResult<
  string,
  'key-management.password-required' | undefined,
  Partial<BackupPasswordFields>
> {
  if (password === '') {
    return { problem: 'key-management.password-required', fields: { password: 'missing' } };
  }
  if (password.length < minimumPasswordLength) {
    return { problem: undefined, fields: { password: 'too-short' } };
  }
  if (repeated === '') return { problem: undefined, fields: { repeated: 'missing' } };
  return password === repeated
    ? { accepted: password }
    : { problem: undefined, fields: { repeated: 'mismatch' } };
}

/** The password of keys or of the account. It has no notice: only its field shows the error. */
export function checkKeyPassword(
  password: string,
): FormResult<string, undefined, { password: 'missing' }> {
  return password === ''
    ? { problem: undefined, fields: { password: 'missing' } }
    : { accepted: password };
}

/** The passwords of a restore: the account's, and that of a backup file. */
export interface RestorePasswords {
  account: string;
  /** Empty for a phrase, which has no password. */
  backup: string;
}

/** Both passwords of a restore, or the errors of the missing ones, without a notice. */
export function checkRestorePasswords(
  draft: RestorePasswords,
  kind: RestoreInput['kind'],
): FormResult<RestorePasswords, undefined, { [Field in keyof RestorePasswords]?: 'missing' }> {
  const isBackupMissing = kind === 'backup' && draft.backup === '';
  return draft.account === '' || isBackupMissing
    ? {
        problem: undefined,
        fields: {
          ...(isBackupMissing && { backup: 'missing' }),
          ...(draft.account === '' && { account: 'missing' }),
        },
      }
    : { accepted: draft };
}

/** Number of words of a new phrase that the user types for the check. */
const checkedWords = 3;

/**
 * Chooses the positions, from 1 and in ascending order, of the words to type before the new keys are stored. `random`
 * returns numbers from 0 (inclusive) to 1 (exclusive).
 */
export function wordsToCheck(phrase: string, random: () => number): number[] {
  const positions = phrase.split(' ').map((_, at) => at + 1);
  const remaining = [...positions];
  const chosen = new Set<number>();
  while (chosen.size < checkedWords) {
    for (const position of remaining.splice(Math.floor(random() * remaining.length), 1))
      chosen.add(position);
  }
  return positions.filter((position) => chosen.has(position));
}

/** Checks the typed words. The errors name the positions of missing and wrong words. */
export function checkWords(
  typed: Readonly<Record<number, string>>,
  { phrase, positions }: { phrase: string; positions: readonly number[] },
): FormResult<true, undefined, Readonly<Record<number, 'missing' | 'wrong'>>> {
  const words = phrase.split(' ');
  const fields: Record<number, 'missing' | 'wrong'> = {};
  for (const position of positions) {
    const word = phraseWords(typed[position] ?? '')
      .join(' ')
      .toLowerCase();
    if (word === '') fields[position] = 'missing';
    else if (word !== words[position - 1]) fields[position] = 'wrong';
  }
  return Object.keys(fields).length === 0 ? { accepted: true } : { problem: undefined, fields };
}

/** The previous and the current password of the account. */
export interface PreviousAndCurrent {
  previous: string;
  current: string;
}

/** Both passwords, or the errors of the missing ones, without a notice. */
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

/** The input of a restore, or the first rule that it breaks (local §5). */
export function checkRestore(
  text: string,
): FormResult<RestoreInput, RestoreInputProblem, { text: RestoreInputProblem }> {
  const result = checkRestoreInput(text);
  return 'accepted' in result
    ? result
    : { problem: result.problem, fields: { text: result.problem } };
}
