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

/** What can be wrong with each of them. */
export interface BackupPasswordFields {
  password: 'missing' | 'too-short';
  repeated: 'missing' | 'mismatch';
}

/**
 * The password of a backup file, or what is wrong with the two fields (local §5). A space is a character of a password.
 * Only a missing one has a notice, the documented one.
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

/** A password that unlocks keys, or the account's. It has no notice: only its field says what is wrong. */
export function checkKeyPassword(
  password: string,
): FormResult<string, undefined, { password: 'missing' }> {
  return password === ''
    ? { problem: undefined, fields: { password: 'missing' } }
    : { accepted: password };
}

/** The passwords of a restore: the account's, and for a backup file its own. */
export interface RestorePasswords {
  account: string;
  /** Empty for a phrase, which has none. */
  backup: string;
}

/** Both passwords of a restore, or which of them is missing. As above they have no notice. */
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

/** How many words of a new phrase the person types again. */
const checkedWords = 3;

/**
 * Positions of a phrase's words, from 1, in their order, that the person types again before the new keys count.
 * `random` gives numbers from 0 to below 1.
 */
export function wordsToCheck(phrase: string, random: () => number): number[] {
  const positions = phrase.split(' ').map((_, at) => at + 1);
  const left = [...positions];
  const chosen = new Set<number>();
  while (chosen.size < checkedWords) {
    for (const position of left.splice(Math.floor(random() * left.length), 1)) chosen.add(position);
  }
  return positions.filter((position) => chosen.has(position));
}

/** Whether the typed words are those at the positions of a phrase: the positions whose word is missing or wrong. */
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
