import { expect, test } from 'vitest';

import { koreanDestination } from './korean-destination.ts';

test.each([
  ['김서연', '김서연님에게'],
  ['minsu.kim', 'minsu.kim님에게'],
  ['010-2345-6789', '010-2345-6789번으로'],
  ['+82 10 2345 6789', '+82 10 2345 6789번으로'],
  ['did:ethr:0xfB69', 'did:ethr:0xfB69 주소로'],
  ['0xfB69', '0xfB69 주소로'],
])('of %s is %s', (recipient, destination) =>
  expect(koreanDestination(recipient, false)).toBe(destination),
);

test.each(['광복 돼지국밥', '24시 편의점', '24'])('of the merchant %s has no 님', (name) =>
  expect(koreanDestination(name, true)).toBe(`${name}에`),
);
