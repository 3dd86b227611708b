import { describe, expect, test } from 'vitest';

import {
  isPositive,
  decimal,
  add,
  compare,
  divide,
  isDecimal,
  multiply,
  readAmount,
  isAmbiguous,
  readNumber,
  readWon,
  round,
  roundUp,
  subtract,
  truncate,
} from './decimal.ts';

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
  ])('takes %s', (text) => expect(isDecimal(text)).toBe(true));
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
  test('gives a text that is one', () => expect(decimal('-0.080')).toBe('-0.080'));
  test.each(['', '8%', '1e3', ' 1', '1,000'])('throws for %j', (text) =>
    expect(() => decimal(text)).toThrow(RangeError),
  );
});

describe('readAmount', () => {
  test.each([
    ['10', '10'],
    [' 10 ', '10'],
    ['10.', '10'],
    ['.5', '0.5'],
    ['0010', '10'],
    ['1.50', '1.5'],
    ['1,234.5', '1234.5'],
    ['12,345,678', '12345678'],
    ['0.000000000000000001', '0.000000000000000001'],
    ['1,5', '1.5'],
    ['0,500', '0.5'],
    [',5', '0.5'],
    ['5,', '5'],
    ['12,34', '12.34'],
    ['1,2345', '1.2345'],
    ['1500,25', '1500.25'],
    ['1.234,5', '1234.5'],
    ['1,234,567', '1234567'],
  ])('reads %j as %s', (typed, amount) => expect(readAmount(typed)).toBe(amount));

  test.each([
    '',
    ' ',
    '.',
    '0',
    '0.000',
    '-1',
    '1e3',
    'abc',
    '1 000',
    ',',
    '1,500',
    '12,345',
    '1,2,3',
    '1.2,3.4',
    '12.34,5',
    '1..2',
    `0.${'1'.repeat(30)}`,
    '9'.repeat(40),
  ])('reads %j as not filled', (typed) => expect(readAmount(typed)).toBeUndefined());
});

describe('readWon', () => {
  test.each([
    ['1500', '1500'],
    ['1,500', '1500'],
    [' 1,234,567 ', '1234567'],
    ['-5', '-5'],
    ['0', '0'],
  ])('reads %j as %s', (typed, value) => expect(readWon(typed)).toBe(value));

  test.each(['', '1,5', '1.5', '1500.', '1.500', '15,00', '1,5000', '1e3', '9'.repeat(21)])(
    'reads nothing in %j',
    (typed) => expect(readWon(typed)).toBeUndefined(),
  );
});

describe('isAmbiguous', () => {
  test.each(['1,500', ' 12,345 ', '123,456', '-1,500'])('%j may be two numbers', (typed) =>
    expect(isAmbiguous(typed)).toBe(true),
  );
  test.each(['1500', '1.500', '1,5', '0,500', '1,234,567', '1,234.5', '1.234,5', 'x,500'])(
    '%j is one number or none',
    (typed) => expect(isAmbiguous(typed)).toBe(false),
  );
});

describe('readNumber', () => {
  test.each([
    ['10', '10'],
    ['-10', '-10'],
    [' -1,234,567.50 ', '-1234567.5'],
    ['-.5', '-0.5'],
    ['-5.', '-5'],
    ['0', '0'],
    ['0.00', '0'],
    ['-0', '0'],
    ['007', '7'],
  ])('reads %j as %s', (typed, value) => expect(readNumber(typed)).toBe(value));

  test.each(['', ' ', '-', '.', '-.', '--1', '- 1', '1-', '+1', '-1,500', '1e3', 'ten', '１'])(
    'reads nothing in %j',
    (typed) => expect(readNumber(typed)).toBeUndefined(),
  );

  test('reads nothing in more digits than the ledger keeps', () => {
    expect(readNumber('9'.repeat(20))).toBe('9'.repeat(20));
    expect(readNumber('9'.repeat(21))).toBeUndefined();
    expect(readNumber(`-0.${'1'.repeat(19)}`)).toBeUndefined();
  });
});

describe('divide', () => {
  test.each(['up', 'down'] as const)('is exact where the quotient ends, rounded %s', (rounding) => {
    expect(divide(decimal('10000'), decimal('1250'), rounding)).toBe('8');
    expect(divide(decimal('0.000000000000000003'), decimal('3'), rounding)).toBe(
      '0.000000000000000001',
    );
    expect(divide(decimal('0'), decimal('7'), rounding)).toBe('0');
  });

  test('rounds at the last digit of the ledger, up away from zero and down towards it', () => {
    expect(divide(decimal('1'), decimal('3'), 'up')).toBe('0.333333333333333334');
    expect(divide(decimal('1'), decimal('3'), 'down')).toBe('0.333333333333333333');
    expect(divide(decimal('-1'), decimal('3'), 'up')).toBe('-0.333333333333333334');
    expect(divide(decimal('-1'), decimal('3'), 'down')).toBe('-0.333333333333333333');
  });

  test('rounds once: the least beyond the last digit still counts', () => {
    const one = decimal('1');
    const least = multiply(decimal('0.000000000000001'), decimal('0.000000000000001'));
    const above = add(one, least);
    expect(above).toBe('1.000000000000000000000000000001');
    expect(divide(above, one, 'up')).toBe('1.000000000000000001');
    expect(divide(above, one, 'down')).toBe('1');
    expect(divide(subtract(decimal('2'), least), one, 'down')).toBe('1.999999999999999999');
  });
});

test('sums, differences and products are exact where a float is not', () => {
  expect(add(decimal('0.1'), decimal('0.2'))).toBe('0.3');
  expect(add()).toBe('0');
  expect(add(decimal('9007199254740993'), decimal('0.000000000000000001'))).toBe(
    '9007199254740993.000000000000000001',
  );
  expect(subtract(decimal('1'), decimal('0.9'))).toBe('0.1');
  expect(multiply(decimal('1.1'), decimal('1.1'))).toBe('1.21');
  expect(multiply(decimal('0.0000001'), decimal('0.0000001'))).toBe('0.00000000000001');
});

test('comparison sees the last digit', () => {
  expect(compare(decimal('100.000000000000000001'), decimal('100'))).toBe(1);
  expect(compare(decimal('1.0'), decimal('1'))).toBe(0);
  expect(compare(decimal('-1'), decimal('1'))).toBe(-1);
});

test.each([
  ['0.000000000000000001', true],
  ['0', false],
  ['0.00', false],
  ['-1', false],
])('whether %s is above zero: %s', (value, above) =>
  expect(isPositive(decimal(value))).toBe(above),
);

test('rounding keeps its zeros, truncation drops them and never shows more than there is', () => {
  expect(round(decimal('10'), 3)).toBe('10.000');
  expect(round(decimal('0.0005'), 3)).toBe('0.001');
  expect(truncate(decimal('1.999999999'), 8)).toBe('1.99999999');
  expect(truncate(decimal('1.50'), 8)).toBe('1.5');
});

test('rounding up keeps what the ledger can hold, and asks for a last digit more otherwise', () => {
  const least = multiply(decimal('0.000000000000000001'), decimal('0.1'));
  expect(roundUp(least)).toBe('0.000000000000000001');
  expect(roundUp(add(decimal('2.5'), least))).toBe('2.500000000000000001');
  expect(roundUp(decimal('1.500000000000000001'))).toBe('1.500000000000000001');
  expect(roundUp(decimal('0'))).toBe('0');
});
