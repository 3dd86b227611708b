import { expect, test } from 'vitest';

import { hasNumberForm, hasWrongCheckDigit } from './document-number.ts';

test.each([
  ['passport', 'M12345678', true],
  ['passport', ' m123a4567 ', true],
  ['passport', '123456', true],
  ['passport', 'M1234', false],
  ['passport', 'M123456789', false],
  ['passport', 'ABCDEFG', false],
  ['passport', 'M1234567!', false],
  ['id', '900215-1234567', true],
  ['id', '9002151234567', true],
  ['id', '900230-1234567', false],
  ['id', '901315-1234567', false],
  ['id', 'T22000129', true],
  ['id', '12-34-567890', true],
  ['id', '12', false],
  ['id', 'ABCDE', false],
  ['id', '9'.repeat(61), false],
  ['license', '11-22-333333-44', true],
  ['license', '28-22-333333-44', true],
  ['license', '10-22-333333-44', false],
  ['license', '29-22-333333-44', false],
  ['license', 'D08954796', true],
  ['license', 'D--08954796', false],
  ['license', '1'.repeat(25), false],
] as const)('the %s number %s has its form: %s', (type, number, expected) =>
  expect(hasNumberForm(type, number)).toBe(expected),
);

test.each([
  // The sum of the weighted digits is 163: 11 - 163 % 11 = 2.
  ['id', '900215-1234562', false],
  ['id', '900215-1234567', true],
  // A foreigner's number has two more.
  ['id', '900215-5234565', false],
  ['id', '900215-5234563', true],
  // No check digit since October 2020.
  ['id', '201001-3234567', false],
  ['id', 'T22000129', false],
  ['license', '9002151234567', false],
  ['passport', 'M12345678', false],
] as const)('the %s number %s has a wrong check digit: %s', (type, number, expected) =>
  expect(hasWrongCheckDigit(type, number)).toBe(expected),
);
