import { describe, expect, it } from 'vitest';

import { samplePassword } from '../seed.ts';
import { testPassword } from '../testing/test-provider.ts';
import { findWeakness } from './password-weakness.ts';

const known = ['Jiwoo', 'Kim', 'Jiwoo Kim', 'jiwoo.kim@test.example', 'jiwoo.kim', 'superwallet'];

describe('the weakness of a password', () => {
  it.each([
    ['QWERTY123', 'password-common'],
    ['password', 'password-common'],
    ['１２３４５６７８', 'password-common'],
    ['        ', 'password-guessable'],
    ['aaaaaaaa', 'password-guessable'],
    ['Superwallet1', 'password-guessable'],
    ['Password1!', 'password-guessable'],
    ['p@ssw0rd!', 'password-guessable'],
    ['jiwoo.kim@test.example', 'password-guessable'],
    ['Jiwoo Kim', 'password-guessable'],
    ['jiwoo.kim1', 'password-guessable'],
  ])('%j is %s', async (password, weakness) => {
    expect(await findWeakness({ password, known })).toBe(weakness);
  });

  it.each([
    'correct horse battery',
    'lighthouse tangerine',
    'kvmtrwb8',
    '한강의 등대는 밝다',
    testPassword,
    samplePassword,
  ])('%j has none', async (password) => {
    expect(await findWeakness({ password, known })).toBeUndefined();
  });

  it('depends on the known words', async () => {
    const password = 'enchantress7';
    expect(await findWeakness({ password, known: [] })).toBeUndefined();
    expect(await findWeakness({ password, known: ['Enchantress'] })).toBe('password-guessable');
  });

  it('accepts empty known words', async () => {
    expect(await findWeakness({ password: 'correct horse', known: ['', ' '] })).toBeUndefined();
  });

  it.each([
    ['1 character', 'a'.repeat(200), 'password-guessable'],
    ['digits', '31415926535897932384626433832795028841971693'.repeat(4), undefined],
  ])('is found for 200 characters: %s', async (_, password, weakness) => {
    expect(await findWeakness({ password, known })).toBe(weakness);
  });
});
