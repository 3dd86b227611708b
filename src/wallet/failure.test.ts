import { expect, test } from 'vitest';

import { failureMessage } from './failure.ts';

const refused = (part: object) => Object.assign(new Error('422: no'), part);

test('a refusal is told in the provider’s own sentence', () =>
  expect(failureMessage(refused({ status: 422, reason: 'Choose another.' }), 'Try again.')).toBe(
    'Choose another.',
  ));

test.each([
  refused({ status: 500 }),
  refused({ reason: 'Of no provider.' }),
  new TypeError('Failed to fetch'),
  'nonsense',
])('%s, which has none, is told by the fallback', (error) =>
  expect(failureMessage(error, 'Try again.')).toBe('Try again.'),
);
