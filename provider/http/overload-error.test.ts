import { expect, it } from 'vitest';

import { Overloaded } from '../overloaded.ts';
import { overloadError } from './overload-error.ts';

it.each([
  ['requests', 429, '1', 'Too many of your requests wait already. Try again in a moment.'],
  ['streams', 429, '10', 'Your wallet is open too often. Close it somewhere else.'],
  ['sign-ins', 503, '10', 'Too many sign-ins at this moment. Try again in a few seconds.'],
  [
    'passwords',
    503,
    '10',
    'Too many people sign in or register at this moment. Try again in a few seconds.',
  ],
  ['uploads', 503, '10', 'Too many files are sent at this moment. Try again in a few seconds.'],
] as const)(
  'answers too many %s with status %s and a retry delay',
  (part, status, wait, message) => {
    const refusal = { status, message, headers: { 'Retry-After': wait } };
    expect(overloadError(new Overloaded(part))).toMatchObject(refusal);
  },
);
