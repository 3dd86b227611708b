import { expect, test } from 'vitest';

import { person, signedInServices } from '../testing/test-services.ts';

test('a value is created once a session, and again in the next', () => {
  const { sessionScoped, session } = signedInServices();
  const makeList = () => [];
  const first = sessionScoped(makeList);
  expect(sessionScoped(makeList)).toBe(first);
  expect(sessionScoped(() => 'another')).toBe('another');
  session.save({ token: 'token-2', user: person(2) });
  expect(sessionScoped(makeList)).not.toBe(first);
});
