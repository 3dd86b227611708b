import { describe, expect, it } from 'vitest';

import { checkSignIn, checkRegistration, signInFailure } from './sign-in.ts';

const draft = {
  firstName: 'Jiwoo',
  lastName: 'Kim',
  email: 'jiwoo.kim@example.com',
  password: '12345678',
};

describe('checkSignIn', () => {
  it('finds nothing wrong with an e-mail and any password', () => {
    expect(checkSignIn({ email: draft.email, password: 'x' })).toEqual({});
    expect(checkSignIn({ email: ` ${draft.email} `, password: ' ' })).toEqual({});
  });
  it('misses what is empty or blank', () => {
    expect(checkSignIn({ email: ' ', password: '' })).toEqual({
      email: 'missing',
      password: 'missing',
    });
  });
  it.each(['jiwoo', 'jiwoo@example', '@example.com', 'ji woo@example.com', 'a@b@example.com'])(
    'refuses %s as an e-mail',
    (email) => {
      expect(checkSignIn({ email, password: 'x' })).toEqual({ email: 'email-malformed' });
    },
  );
});

describe('checkRegistration', () => {
  it('finds nothing wrong with complete fields', () => {
    expect(checkRegistration(draft)).toEqual({});
  });
  it('misses what is empty or blank', () => {
    expect(checkRegistration({ firstName: ' ', lastName: '', email: '', password: '' })).toEqual({
      firstName: 'missing',
      lastName: 'missing',
      email: 'missing',
      password: 'missing',
    });
  });
  it('wants eight characters in a password', () => {
    expect(checkRegistration({ ...draft, password: '1234567' })).toEqual({
      password: 'password-too-short',
    });
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
  ] as const)('reads a %i as %s', (status, failure) => {
    expect(signInFailure(refused(status))).toBe(failure);
  });

  it('tells a full browser from a missing connection', () => {
    expect(signInFailure(new DOMException('full', 'QuotaExceededError'))).toBe('no-room');
  });

  it.each([new TypeError('Failed to fetch'), 'nonsense', undefined])(
    'reads %s, which has no status, as unreachable',
    (error) => {
      expect(signInFailure(error)).toBe('unreachable');
    },
  );
});
