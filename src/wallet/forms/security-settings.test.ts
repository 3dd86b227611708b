import { describe, expect, test } from 'vitest';

import { sessionTimeouts } from '#wallet/entities/session-timeout.ts';

import { checkPassword, emptyPasswordDraft, type PasswordDraft } from './security-settings.ts';

const draft: PasswordDraft = { current: 'old one', new: '12345678', confirmation: '12345678' };
const check = (part: Partial<PasswordDraft>) => checkPassword({ ...draft, ...part });

describe('a new password', () => {
  test('is sent with the current one, and without its confirmation', () =>
    expect(check({})).toEqual({ accepted: { current: 'old one', new: '12345678' } }));

  test.each<[Partial<PasswordDraft>, object]>([
    [{ current: '' }, { current: 'missing' }],
    [{ new: '' }, { new: 'missing' }],
    [{ confirmation: '' }, { confirmation: 'missing' }],
    [emptyPasswordDraft, { current: 'missing', new: 'missing', confirmation: 'missing' }],
  ])('with %j is refused as missing', (part, fields) =>
    expect(check(part)).toEqual({ problem: 'security-settings.missing-fields', fields }),
  );

  test.each(['12345679', '1234567', ' 12345678', '12345678 ', 'ABCDEFGH'])(
    'with the confirmation %j is refused',
    (confirmation) =>
      expect(check({ confirmation })).toEqual({
        problem: 'security-settings.password-mismatch',
        fields: { confirmation: 'mismatch' },
      }),
  );

  test('that differs only in case is another password', () =>
    expect(check({ new: 'abcdefgh', confirmation: 'Abcdefgh' })).toHaveProperty(
      'problem',
      'security-settings.password-mismatch',
    ));

  test.each([
    ['1234567', 'problem'],
    ['12345678', 'accepted'],
    ['        ', 'accepted'],
  ])('%j is %s', (password, outcome) =>
    expect(check({ new: password, confirmation: password })).toHaveProperty(outcome),
  );

  test('that is too weak names its broken rule', () =>
    expect(check({ new: '1234567', confirmation: '1234567' })).toEqual({
      problem: 'security-settings.password-too-weak',
      fields: { new: 'too-short' },
    }));

  test('reports missing fields first, then the mismatch, then the weakness', () => {
    expect(check({ current: '', new: 'short', confirmation: 'other' })).toHaveProperty(
      'problem',
      'security-settings.missing-fields',
    );
    expect(check({ new: 'short', confirmation: 'other' })).toHaveProperty(
      'problem',
      'security-settings.password-mismatch',
    );
  });
});

test('the session timeouts on offer are the documented ones', () =>
  expect(sessionTimeouts).toEqual([15, 30, 60, 240]));
