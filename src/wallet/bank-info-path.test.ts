import { expect, test } from 'vitest';

import { bankInfoOrigin, bankInfoPath } from './bank-info-path.ts';
import { paths } from './paths.ts';

test('the path of Bank Information contains the origin and the form', () => {
  const path = bankInfoPath(paths.deposit, 'card');
  expect(path).toBe('/bank-info?from=/deposit&add=card');
  expect(bankInfoOrigin(path.slice(path.indexOf('?')))).toEqual({ from: '/deposit', add: 'card' });
});

test.each(['', '?from=https://evil.example&add=all', '?from=/send', '?from=//deposit&add='])(
  'the query %j names neither',
  (search) => expect(bankInfoOrigin(search)).toEqual({ from: undefined, add: undefined }),
);
