import { expect, it } from 'vitest';

import { createEventPosition } from './event-position.ts';

it('begins with the first answer of a session, and advances with applied events', () => {
  const session = { token: 'one' };
  const position = createEventPosition(session);
  expect(position.read()).toBeUndefined();
  position.begin(4);
  position.begin(6);
  expect(position.read()).toBe(4);
  position.reach(9);
  position.begin(5);
  expect(position.read()).toBe(9);
});

it('is not carried over to the next session', () => {
  const session = { token: 'one' };
  const position = createEventPosition(session);
  position.reach(9);
  session.token = 'two';
  expect(position.read()).toBeUndefined();
  position.begin(2);
  expect(position.read()).toBe(2);
});
