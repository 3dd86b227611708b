import { describe, expect, it } from 'vitest';

import { inGroups } from '#wallet/in-groups.ts';

import { isCodeRequired, checkCode, codeFailure, triesLeft } from './second-factor.ts';

const refused = (status: number, code?: string) =>
  Object.assign(new Error('refused'), { status, ...(code !== undefined && { code }) });

describe('a code of an authenticator app', () => {
  it.each([
    '287082',
    ' 287082 ',
    '287 082',
    '287-082',
    '２８７０８２',
    '\u200E287082',
    '287\u2013082\uFE0F',
  ])('is read from %j', (typed) => {
    expect(checkCode(typed, 'authenticator')).toEqual({ accepted: '287082' });
  });
  it.each(['', ' ', '-'])('is missing in %j', (typed) => {
    expect(checkCode(typed, 'authenticator')).toEqual({
      problem: undefined,
      fields: { code: 'missing' },
    });
  });
  it.each(['28708', '2870822', '28708a', 'k7mq-2vxd'])('is refused if it is %j', (typed) => {
    expect(checkCode(typed, 'authenticator')).toEqual({
      problem: undefined,
      fields: { code: 'malformed' },
    });
  });
});

describe('a code of a message', () => {
  it('has six digits', () => {
    expect(checkCode('287 082', 'message')).toEqual({ accepted: '287082' });
    expect(checkCode('28708', 'message')).toMatchObject({ fields: { code: 'malformed' } });
  });
  it.each([
    ['code-wrong', 'wrong'],
    ['code-expired', 'expired'],
    ['code-used-up', 'used-up'],
  ])('is refused as %s', (code, failure) => {
    expect(codeFailure(refused(403, code))).toBe(failure);
  });
  it('returns the number of tries left from the provider', () => {
    const error = Object.assign(refused(403, 'code-wrong'), { figures: { triesLeft: '3' } });
    expect(triesLeft(error)).toBe(3);
    expect(triesLeft(refused(403, 'code-wrong'))).toBeUndefined();
  });
});

describe('a recovery code', () => {
  it('is accepted without its hyphen', () => {
    expect(checkCode(' k7mq-2vxd ', 'recovery')).toEqual({ accepted: 'k7mq2vxd' });
  });
  it('is accepted in any width and case', () => {
    expect(checkCode('Ｋ７ＭＱ\u20112VXD', 'recovery')).toEqual({ accepted: 'k7mq2vxd' });
  });
  it('may have any length, which only the provider checks', () => {
    expect(checkCode('k7', 'recovery')).toEqual({ accepted: 'k7' });
  });
  it('counts as missing if only spaces and hyphens are typed', () => {
    expect(checkCode(' - ', 'recovery')).toEqual({
      problem: undefined,
      fields: { code: 'missing' },
    });
  });
});

it('a sign-in asks for a code only if the provider requires it', () => {
  expect(isCodeRequired(refused(403, 'code-required'))).toBe(true);
  expect(isCodeRequired(refused(403, 'code-wrong'))).toBe(false);
  expect(isCodeRequired(refused(403))).toBe(false);
  expect(isCodeRequired(new TypeError('Failed to fetch'))).toBe(false);
});

describe('codeFailure', () => {
  it.each([
    [refused(403, 'code-wrong'), 'wrong'],
    [refused(403), 'failed'],
    [refused(429), 'too-many-tries'],
    [refused(409), 'failed'],
    [refused(500), 'failed'],
    [Object.assign(new Error('away'), { name: 'UnreachableError' }), 'unreachable'],
    [Object.assign(new Error('malformed'), { name: 'UnreadableError' }), 'failed'],
    ['nonsense', 'failed'],
  ] as const)('of %o is %s', (error, failure) => {
    expect(codeFailure(error)).toBe(failure);
  });
});

it.each([
  ['GEZDGNBVGY3TQOJQ', 'GEZD GNBV GY3T QOJQ'],
  ['GEZDGN', 'GEZD GN'],
  ['', ''],
])('%s is grouped as %j', (secret, written) => {
  expect(inGroups(secret)).toBe(written);
});
