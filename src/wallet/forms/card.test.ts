import { expect, test } from 'vitest';

import { checkCard, emptyCard } from './card.ts';

const draft = { cardNumber: '4242 4242 4242 4242', expiry: '12/34', securityCode: '737' };

test('a complete card is accepted in the form of the call', () =>
  expect(checkCard(draft)).toEqual({
    accepted: { cardNumber: '4242424242424242', expiry: '2034-12', securityCode: '737' },
  }));

test('an empty card misses all fields', () =>
  expect(checkCard(emptyCard)).toEqual({
    problem: 'bank-info.missing-information',
    fields: { cardNumber: 'missing', expiry: 'missing', securityCode: 'missing' },
  }));

test.each([
  [{ cardNumber: '4242 4242 4242 4241' }, { cardNumber: 'malformed' }],
  [{ expiry: '13/34' }, { expiry: 'malformed' }],
  [{ securityCode: '12' }, { securityCode: 'malformed' }],
  [
    { cardNumber: '1', securityCode: 'abc' },
    { cardNumber: 'malformed', securityCode: 'malformed' },
  ],
])('%j is malformed, without a notice', (part, fields) =>
  expect(checkCard({ ...draft, ...part })).toEqual({ problem: undefined, fields }),
);

test('a missing field has the notice, and a malformed one its error', () =>
  expect(checkCard({ ...draft, expiry: '1', securityCode: ' ' })).toEqual({
    problem: 'bank-info.missing-information',
    fields: { expiry: 'malformed', securityCode: 'missing' },
  }));
