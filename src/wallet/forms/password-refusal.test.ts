import { expect, test } from 'vitest';

import { passwordFailure, passwordRefusal } from './password-refusal.ts';

const refusal = (status: number, code?: string) =>
  Object.assign(new Error('refused'), { status, code });
const named = (name: string) => Object.assign(new Error('no answer'), { name });

test.each([
  ['password-wrong', { current: 'wrong' }],
  ['password-common', { new: 'common' }],
  ['password-guessable', { new: 'guessable' }],
  ['password-unchanged', { new: 'unchanged' }],
  ['code-wrong', {}],
  [undefined, {}],
])('a refusal of %s concerns %j', (code, fields) => {
  expect(passwordRefusal(refusal(422, code))).toEqual(fields);
});

test.each([
  [refusal(429), 'too-many-tries'],
  [refusal(422), 'not-changed'],
  [refusal(500), 'uncertain'],
  [named('UnreachableError'), 'uncertain'],
  [named('UnreadableError'), 'uncertain'],
  [named('QuotaExceededError'), 'not-changed'],
])('the failure of a change with %o is %s', (error, failure) => {
  expect(passwordFailure(error)).toBe(failure);
});
