import { expect, test } from 'vitest';

import { isSameName } from './same-name.ts';

test.each([
  ['Jiwoo Kim', 'Jiwoo Kim', true],
  ['KIM JIWOO', 'Jiwoo Kim', true],
  ['Kim, Ji-woo', 'Jiwoo Kim', true],
  ['Kim Ji Woo', 'Jiwoo Kim', true],
  ['김지우', '지우 김', true],
  ['José María García', 'JOSE GARCIA', true],
  ['Ana Lee', 'Ana Maria Lee', true],
  ['Minseo Park', 'Jiwoo Kim', false],
  ['Jiwoo Park', 'Jiwoo Kim', false],
  ['Kim', 'Jiwoo Kim', false],
  ['-', 'Jiwoo Kim', false],
  ['Jiwoo', 'Jiwoo Kim Lee', false],
])('the name %s is that of %s: %s', (document, profile, same) =>
  expect(isSameName(document, profile)).toBe(same),
);
