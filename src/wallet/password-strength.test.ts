import { describe, expect, it, test } from 'vitest';

import { passwordStrength } from './password-strength.ts';

test.each([
  // Too short, even with every kind of character.
  ['', 'weak'],
  ['X7$k!2q', 'weak'],
  // Eight letters of one kind.
  ['kvmtrwbz', 'weak'],
  ['kvmtrwb8', 'fair'],
  ['Kvmtrwb8', 'fair'],
  ['Kvmtrw!8', 'good'],
  ['kvmtrwbzhd', 'fair'],
  ['harbour-light', 'good'],
  ['harbour-light-Busan', 'strong'],
  ['Tr0ub4dor&3', 'good'],
  ['superwallet-sample', 'strong'],
  // A Korean syllable is one of thousands.
  ['바다빛등대지기', 'weak'],
  ['바다빛등대지기님', 'good'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

describe('easily guessed characters count little', () => {
  it.each([
    ['the same character', 'aaaaaaaaaaaaaaaaaaaa'],
    ['an alphabet', 'abcdefghijklmnop'],
    ['digits in order', '1234567890'],
    ['digits in reverse', '9876543210'],
    ['a row of keys', 'qwertyuiop'],
    ['rows of keys', 'qwertyasdfgh'],
    ['a row in capitals', 'QWERTYUIOP'],
    ['two characters in turn', 'ababababababababab'],
    ['a word over and over', 'passpasspasspass'],
  ])('%s', (_, password) => {
    expect(passwordStrength(password)).toBe('weak');
  });

  it('a predictable part lowers only its own points', () => {
    expect(passwordStrength('Harbour!12345678')).toBe('good');
    expect(passwordStrength('Harbour!15973846')).toBe('strong');
  });
});

describe('known facts about the user count little', () => {
  const about = ['Jiwoo', 'Kim', 'jiwoo.kim@example.com'];

  it.each([
    ['jiwookim2024', 'fair', 'weak'],
    ['JiwooKim!!2024', 'strong', 'fair'],
    ['example.com', 'fair', 'weak'],
    ['harbour-light', 'good', 'good'],
  ] as const)('%s is %s, and %s if these facts are known', (password, alone, known) => {
    expect(passwordStrength(password)).toBe(alone);
    expect(passwordStrength(password, about)).toBe(known);
  });

  it('a name of two letters is ignored, because many words contain it', () => {
    expect(passwordStrength('harbour-light', ['Ho', 'ar'])).toBe('good');
  });

  it('without known facts nothing changes', () => {
    expect(passwordStrength('harbour-light', ['', ' '])).toBe('good');
  });
});
