import { describe, expect, it } from 'vitest';

import { checkSignIn, completeEmail, signInFailure } from './sign-in.ts';

const draft = {
  firstName: 'Jiwoo',
  lastName: 'Kim',
  email: 'jiwoo.kim@example.com',
  password: '12345678',
};

describe('a typed e-mail address', () => {
  it.each(['', 'jiwoo', 'jiwoo@', 'jiwoo@example', 'jiwoo@example.', 'two words@example.com'])(
    '%j is not complete',
    (typed) => expect(completeEmail(typed)).toBe(''),
  );
  it('is the same in upper case and with blanks around it', () => {
    expect(completeEmail(' Jiwoo.Kim@Example.COM ')).toBe(draft.email);
  });
});

describe('signing in', () => {
  const check = (part: Partial<typeof draft>) =>
    checkSignIn('sign-in', {
      firstName: '',
      lastName: '',
      email: draft.email,
      password: 'x',
      ...part,
    });

  it('accepts an e-mail address without the blanks around it, and any password', () => {
    expect(check({ email: ` ${draft.email} `, password: ' ' })).toEqual({
      accepted: { mode: 'sign-in', details: { email: draft.email, password: ' ' } },
    });
  });
  it.each([
    'ｊiwoo.kim＠example.com',
    '\u2068jiwoo.kim@example.com\u2069',
    'jiwoo\u200B.kim@example.com\n',
  ])('reads the e-mail address in %j', (email) =>
    expect(check({ email })).toHaveProperty('accepted.details.email', draft.email),
  );
  it('does not change the password', () => {
    expect(check({ password: '１ \u200B' })).toHaveProperty(
      'accepted.details.password',
      '１ \u200B',
    );
  });
  it('reports empty and blank fields as missing', () => {
    expect(check({ email: ' ', password: '' })).toEqual({
      problem: undefined,
      fields: { email: 'missing', password: 'missing' },
    });
  });
  it.each(['jiwoo', 'jiwoo@example', '@example.com', 'ji woo@example.com', 'a@b@example.com'])(
    'refuses %s as an e-mail address',
    (email) => {
      expect(check({ email })).toEqual({ problem: undefined, fields: { email: 'malformed' } });
    },
  );
});

describe('creating an account', () => {
  const check = (part: Partial<typeof draft>) =>
    checkSignIn('create-account', { ...draft, ...part });

  it('accepts complete fields, without the blanks around the texts', () => {
    expect(check({ firstName: ' Jiwoo ', lastName: 'Kim ' })).toEqual({
      accepted: { mode: 'create-account', details: draft },
    });
  });
  it('reports empty and blank fields as missing', () => {
    expect(check({ firstName: ' ', lastName: '', email: '', password: '' })).toEqual({
      problem: undefined,
      fields: { firstName: 'missing', lastName: 'missing', email: 'missing', password: 'missing' },
    });
  });
  it('refuses an invalid e-mail address', () => {
    expect(check({ email: 'jiwoo' })).toHaveProperty('fields', { email: 'malformed' });
  });
  it('requires eight characters in a password', () => {
    expect(check({ password: '1234567' })).toHaveProperty('fields', { password: 'too-short' });
    expect(check({ password: '       ' })).toHaveProperty('fields', { password: 'too-short' });
    expect(check({ password: '        ' })).toHaveProperty('accepted.details.password', '        ');
  });
});

describe('signInFailure', () => {
  const refused = (status: number) => Object.assign(new Error('refused'), { status });

  it.each([
    [401, 'refused'],
    [409, 'email-taken'],
    [429, 'too-many-tries'],
    [422, 'failed'],
    [500, 'failed'],
  ] as const)('treats the status %i as %s', (status, failure) => {
    expect(signInFailure(refused(status))).toBe(failure);
  });

  it.each(['password-common', 'password-guessable'])('recognises %s by its code', (code) => {
    expect(signInFailure(Object.assign(refused(422), { code }))).toBe(code);
  });

  it('distinguishes a locked account from a wrong password', () => {
    const error = Object.assign(refused(401), { code: 'account-locked' });
    expect(signInFailure(error)).toBe('account-locked');
  });

  it('distinguishes full storage from refused storage', () => {
    expect(signInFailure(new DOMException('full', 'QuotaExceededError'))).toBe('no-room');
    expect(signInFailure(new DOMException('blocked', 'SecurityError'))).toBe('keys-refused');
  });

  it.each([new TypeError('Failed to fetch'), 'nonsense', undefined])(
    'treats %s, which has no status, as unreachable',
    (error) => {
      expect(signInFailure(error)).toBe('unreachable');
    },
  );
});
