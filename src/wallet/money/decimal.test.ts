import { describe, expect, test } from 'vitest';

import {
  isPositive,
  decimal,
  add,
  canonical,
  compare,
  isDecimal,
  multiply,
  round,
  roundUp,
  subtract,
  truncate,
} from './decimal.ts';
import { divide } from './divide.ts';

describe('isDecimal', () => {
  test.each([
    '0',
    '1',
    '-1',
    '0.1',
    '12345678901234567890',
    '1.123456789012345678',
    '00012',
    '1'.padStart(100, '0'),
  ])('accepts %s', (text) => expect(isDecimal(text)).toBe(true));
  test.each([
    '',
    ' 1',
    '1.',
    '.5',
    '1e3',
    '+1',
    '1,000',
    '0x10',
    'NaN',
    'Infinity',
    '١',
    '123456789012345678901',
    `0.${'1'.repeat(19)}`,
    `0.${'1'.repeat(30)}`,
    '1'.padStart(101, '0'),
  ])('refuses %j', (text) => expect(isDecimal(text)).toBe(false));
});

describe('decimal', () => {
  test('returns a valid text', () => expect(decimal('-0.080')).toBe('-0.080'));
  test.each(['', '8%', '1e3', ' 1', '1,000'])('throws for %j', (text) =>
    expect(() => decimal(text)).toThrow(RangeError),
  );
});

test.each([
  ['007.50', '7.5'],
  ['-0', '0'],
  ['0.00', '0'],
  ['10', '10'],
])('the canonical form of %s is %s', (value, expected) =>
  expect(canonical(decimal(value))).toBe(expected),
);

describe('divide', () => {
  test.each(['up', 'down'] as const)(
    'is exact if the quotient is finite, rounded %s',
    (rounding) => {
      expect(divide(decimal('10000'), decimal('1250'), rounding)).toBe('8');
      expect(divide(decimal('0.000000000000000003'), decimal('3'), rounding)).toBe(
        '0.000000000000000001',
      );
      expect(divide(decimal('0'), decimal('7'), rounding)).toBe('0');
    },
  );

  test('rounds at the last digit of the ledger, up away from zero and down towards it', () => {
    expect(divide(decimal('1'), decimal('3'), 'up')).toBe('0.333333333333333334');
    expect(divide(decimal('1'), decimal('3'), 'down')).toBe('0.333333333333333333');
    expect(divide(decimal('-1'), decimal('3'), 'up')).toBe('-0.333333333333333334');
    expect(divide(decimal('-1'), decimal('3'), 'down')).toBe('-0.333333333333333333');
  });

  test('rounds once: the smallest remainder beyond the last digit counts', () => {
    const one = decimal('1');
    const least = multiply(decimal('0.000000000000001'), decimal('0.000000000000001'));
    const above = add(one, least);
    expect(above).toBe('1.000000000000000000000000000001');
    expect(divide(above, one, 'up')).toBe('1.000000000000000001');
    expect(divide(above, one, 'down')).toBe('1');
    expect(divide(subtract(decimal('2'), least), one, 'down')).toBe('1.999999999999999999');
  });
});

test('sums, differences and products are exact, unlike those of floats', () => {
  expect(add(decimal('0.1'), decimal('0.2'))).toBe('0.3');
  expect(add()).toBe('0');
  expect(add(decimal('9007199254740993'), decimal('0.000000000000000001'))).toBe(
    '9007199254740993.000000000000000001',
  );
  expect(subtract(decimal('1'), decimal('0.9'))).toBe('0.1');
  expect(multiply(decimal('1.1'), decimal('1.1'))).toBe('1.21');
  expect(multiply(decimal('0.0000001'), decimal('0.0000001'))).toBe('0.00000000000001');
});

test('comparison includes the last digit', () => {
  expect(compare(decimal('100.000000000000000001'), decimal('100'))).toBe(1);
  expect(compare(decimal('1.0'), decimal('1'))).toBe(0);
  expect(compare(decimal('-1'), decimal('1'))).toBe(-1);
});

test.each([
  ['0.000000000000000001', true],
  ['0', false],
  ['0.00', false],
  ['-1', false],
])('%s is above zero: %s', (value, above) => expect(isPositive(decimal(value))).toBe(above));

test('rounding pads with zeros; truncation drops zeros and never exceeds the value', () => {
  expect(round(decimal('10'), 3)).toBe('10.000');
  expect(round(decimal('0.0005'), 3)).toBe('0.001');
  expect(truncate(decimal('1.999999999'), 8)).toBe('1.99999999');
  expect(truncate(decimal('1.50'), 8)).toBe('1.5');
});

test('rounding up preserves values that the ledger can hold, and otherwise adds one last digit', () => {
  const least = multiply(decimal('0.000000000000000001'), decimal('0.1'));
  expect(roundUp(least)).toBe('0.000000000000000001');
  expect(roundUp(add(decimal('2.5'), least))).toBe('2.500000000000000001');
  expect(roundUp(decimal('1.500000000000000001'))).toBe('1.500000000000000001');
  expect(roundUp(decimal('0'))).toBe('0');
  expect(roundUp(decimal('12.01'), 0)).toBe('13');
});
