import { expect, test } from 'vitest';

import { checkUnlock, unlockFailure } from './unlock.ts';

test('a password is required, and a space is one', () => {
  expect(checkUnlock('')).toEqual({ problem: undefined, fields: { password: 'missing' } });
  expect(checkUnlock(' ')).toEqual({ accepted: ' ' });
});

const refusal = (status: number, code?: string) =>
  Object.assign(new Error('refused'), { status, code });
const named = (name: string) => Object.assign(new Error('no answer'), { name });

test.each([
  [refusal(403, 'password-wrong'), 'wrong'],
  [refusal(403), 'wrong'],
  [refusal(429), 'too-many-tries'],
  [refusal(500), 'failed'],
  [named('UnreachableError'), 'unreachable'],
  [named('UnreadableError'), 'failed'],
])('the failure of an unlock with %o is %s', (error, failure) => {
  expect(unlockFailure(error)).toBe(failure);
});
