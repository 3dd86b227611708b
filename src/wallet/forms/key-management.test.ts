import { describe, expect, test } from 'vitest';

import { spelledPhrase, wordSpellings } from '#wallet/keys/phrase-spellings.ts';

import {
  checkBackupPassword,
  checkKeyPassword,
  checkRestore,
  checkRestorePasswords,
  checkWords,
  wordsToCheck,
} from './key-management.ts';

test.each([
  ['', '', { problem: 'key-management.password-required', fields: { password: 'missing' } }],
  ['1234567', '1234567', { problem: undefined, fields: { password: 'too-short' } }],
  ['12345678', '', { problem: undefined, fields: { repeated: 'missing' } }],
  ['12345678', '12345679', { problem: undefined, fields: { repeated: 'mismatch' } }],
  ['12345678', '12345678', { accepted: '12345678' }],
  [' '.repeat(8), ' '.repeat(8), { accepted: ' '.repeat(8) }],
])('the backup password %j, repeated as %j', (password, repeated, result) =>
  expect(checkBackupPassword({ password, repeated })).toEqual(result),
);

test('a key password is required, and a space is one', () => {
  expect(checkKeyPassword('')).toEqual({ problem: undefined, fields: { password: 'missing' } });
  expect(checkKeyPassword(' ')).toEqual({ accepted: ' ' });
});

test('a restore requires the password of the account, and that of a backup file', () => {
  const fields = (draft: { account: string; backup: string }, kind: 'backup' | 'mnemonic') =>
    checkRestorePasswords(draft, kind);
  expect(fields({ account: '', backup: '' }, 'backup')).toEqual({
    problem: undefined,
    fields: { account: 'missing', backup: 'missing' },
  });
  expect(fields({ account: 'a', backup: '' }, 'mnemonic')).toEqual({
    accepted: { account: 'a', backup: '' },
  });
  expect(fields({ account: 'a', backup: 'b' }, 'backup')).toEqual({
    accepted: { account: 'a', backup: 'b' },
  });
});

describe('the check of a new phrase', () => {
  const phrase = 'one two three four five six seven eight nine ten eleven twelve';

  test.each([
    [() => 0, [1, 2, 3]],
    [() => 0.999_999, [10, 11, 12]],
    [() => 0.5, [6, 7, 8]],
  ])('selects three words in their order', (random, positions) => {
    expect(wordsToCheck(phrase, random)).toEqual(positions);
  });

  test('accepts the right words with any case and spacing', () => {
    const positions = [2, 7, 12];
    const check = (typed: Record<number, string>) => checkWords(typed, { phrase, positions });
    expect(check({ 2: 'two', 7: ' SEVEN ', 12: 'twelve' })).toEqual({ accepted: true });
    expect(check({ 2: 'two', 7: 'eight' })).toEqual({
      problem: undefined,
      fields: { 7: 'wrong', 12: 'missing' },
    });
  });

  test.each(wordSpellings)('accepts a word as copied from this format: %s', (_, text) =>
    expect(checkWords({ 7: text }, { phrase: spelledPhrase, positions: [7] })).toEqual({
      accepted: true,
    }),
  );

  test.each([
    ['two words', 'worth useful'],
    ['the phrase', spelledPhrase],
  ])('refuses a word with additional text: %s', (_, text) =>
    expect(checkWords({ 7: text }, { phrase: spelledPhrase, positions: [7] })).toEqual({
      problem: undefined,
      fields: { 7: 'wrong' },
    }),
  );
});

test('an invalid text to restore from is refused at its field', () => {
  expect(checkRestore(' ')).toEqual({
    problem: 'key-management.no-data',
    fields: { text: 'key-management.no-data' },
  });
  expect(checkRestore('one two')).toEqual({
    problem: 'key-management.invalid-format',
    fields: { text: 'key-management.invalid-format' },
  });
  expect(checkRestore(' {} ')).toEqual({ accepted: { kind: 'backup', text: '{}' } });
});
