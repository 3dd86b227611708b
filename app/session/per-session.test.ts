import { expect, test } from 'vitest';

import { person, signedInServices } from '../testing/test-services.ts';

test('something is made once a session, and again in the next', () => {
  const { perSession, session } = signedInServices();
  const makeList = () => [];
  const first = perSession(makeList);
  expect(perSession(makeList)).toBe(first);
  expect(perSession(() => 'another')).toBe('another');
  session.save({ token: 'token-2', user: person(2) });
  expect(perSession(makeList)).not.toBe(first);
});
