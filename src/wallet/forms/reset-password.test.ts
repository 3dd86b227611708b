import { describe, expect, it } from 'vitest';

import { checkReset, checkResetEmail, resetFailure } from './reset-password.ts';

const refused = (status: number, code?: string) => Object.assign(new Error('no'), { status, code });

describe('checkResetEmail', () => {
  it.each([
    ['', 'missing'],
    [' \u200b ', 'missing'],
    ['jiwoo@example', 'malformed'],
  ] as const)('refuses %j as %s', (typed, email) =>
    expect(checkResetEmail(typed)).toEqual({ problem: undefined, fields: { email } }),
  );

  it('accepts an address without the blanks around it', () =>
    expect(checkResetEmail(' jiwoo@example.com ')).toEqual({ accepted: 'jiwoo@example.com' }));
});

describe('checkReset', () => {
  it.each([
    ['', '', { code: 'missing', newPassword: 'missing' }],
    [' - ', 'ferry to', { code: 'missing' }],
    ['k7mq', 'seven c', { newPassword: 'too-short' }],
  ] as const)('refuses %j and %j', (code, newPassword, fields) =>
    expect(checkReset({ code, newPassword })).toEqual({ problem: undefined, fields }),
  );

  it('accepts a code as it is written in the message, and keeps the blanks of a password', () =>
    expect(checkReset({ code: ' K7MQ-2vxd-81pa ', newPassword: ' ferry to ' })).toEqual({
      accepted: { code: 'k7mq2vxd81pa', newPassword: ' ferry to ' },
    }));
});

describe('resetFailure', () => {
  it.each([
    [refused(403, 'reset-code-wrong'), 'code-wrong'],
    [refused(422, 'password-common'), 'password-refused'],
    [refused(422, 'password-guessable'), 'password-refused'],
    [refused(429, 'too-many-sign-ins'), 'too-many-tries'],
    [refused(422), 'failed'],
    [refused(500), 'uncertain'],
    [new TypeError('offline'), 'uncertain'],
  ] as const)('maps %j to %s', (error, failure) => expect(resetFailure(error)).toBe(failure));
});
