import { describe, expect, test } from 'vitest';

import { readAmount, readNumber, readWon, typedAmountProblem } from './typed-amount.ts';

/** Amounts as users paste them, with the unit of their field; undefined for a text that must not be read as one. */
const pastedAmounts: readonly (readonly [
  unit: string,
  typed: string,
  amount: string | undefined,
])[] = [
  ['XP', '5 XP', '5'],
  ['XP', '5xp', '5'],
  ['XP', 'XP 5', '5'],
  ['XP', '\u22125 XP', undefined],
  ['XP', '$5', undefined],
  ['XP', '5 BTC', undefined],
  ['XP', 'XP', undefined],
  ['USDC', '$5', '5'],
  ['USDC', '$1,200.00', '1200'],
  ['USDC', '+$1,200.00', '1200'],
  ['USDC', '-$1.00', undefined],
  ['BTC', '12.5 BTC', '12.5'],
  ['BusanCoin', '+1,234.5 BusanCoin', '1234.5'],
  ['USDC', '\uFF045', '5'],
  ['USDC', '$ 5 USDC', '5'],
  ['USDC', 'US$5', undefined],
  ['USD', 'US$5', '5'],
  ['EUR', '5,50 €', '5.5'],
  ['CBDC', '\u20A910,000,000', '10000000'],
  ['BTC', '₿0.5', '0.5'],
  ['BusanCoin', '10 BusanCoin', '10'],
  ['XP', '\uFF11\uFF12', '12'],
  ['XP', '\uFF11\uFF0E\uFF15', '1.5'],
  ['XP', '\uFF11\uFF0C\uFF12\uFF13\uFF14\uFF0C\uFF15\uFF16\uFF17', '1234567'],
  ['XP', '1 000', '1000'],
  ['XP', '1\u202F234\u202F567,25', '1234567.25'],
  ['XP', '12\u00A0345.5', '12345.5'],
  ['XP', '1 000,500', '1000.5'],
  ['XP', '1 00', undefined],
  ['XP', '10 0000', undefined],
  ['XP', '1 000 00', undefined],
  ['XP', '1,000 000', undefined],
  ['XP', "1'304.53", '1304.53'],
  ['XP', '1\u2019304\u2019000', '1304000'],
  ['XP', "1'30", undefined],
  ['XP', '\u202D10.5\u202C', '10.5'],
  ['XP', '\u200B10\uFE0F', '10'],
  ['XP', '٢٥', '25'],
  ['XP', '١٬٢٣٤٫٥', '1234.5'],
  ['XP', '۱۲٫۵', '12.5'],
  ['XP', '١2', undefined],
  ['XP', '١۲', undefined],
  ['XP', '10²', undefined],
  ['XP', '1½', undefined],
  ['XP', '①', undefined],
  ['XP', '1-5', undefined],
  ['XP', '1e3', undefined],
  ['XP', '1,500', undefined],
  ['XP', '1,500 XP', undefined],
  ['XP', '1.111111111111111111111111111', undefined],
  ['XP', '0.\u200B'.repeat(200), undefined],
];

/** Amounts as users paste them in a field of won; undefined for a text that must not be read as one. */
const pastedWon: readonly (readonly [typed: string, amount: string | undefined])[] = [
  ['\u20A910,000', '10000'],
  ['\uFFE610,000', '10000'],
  ['10,000\uC6D0', '10000'],
  ['10,000\u110B\u116F\u11AB', '10000'],
  ['\u20A9 5,000', '5000'],
  ['+\u20A91,816', '1816'],
  ['-\u20A95,000', '-5000'],
  ['\u2212\u20A95,000', '-5000'],
  ['5000 KRW', '5000'],
  ['\u20A95,000\uC6D0', '5000'],
  ['\uFF11\uFF10\uFF10\uFF10\uFF10', '10000'],
  ['10\u202F000', '10000'],
  ["10'000", '10000'],
  ['\u202D10,000\u202C', '10000'],
  ['$5', undefined],
  ['10 00', undefined],
  ['10.5', undefined],
  ['5,000\uC6D0\uC6D0', undefined],
];

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
    ',',
    '1,500',
    '12,345',
    '1,2,3',
    '1.2,3.4',
    '12.34,5',
    '1..2',
    `0.${'1'.repeat(30)}`,
    '9'.repeat(40),
  ])('reads %j as missing', (typed) => expect(readAmount(typed)).toBeUndefined());

  test.each(pastedAmounts)('in a field of %s reads %j as %s', (unit, typed, amount) => {
    expect(readAmount(typed, unit)).toBe(amount);
  });
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
    'does not read %j',
    (typed) => expect(readWon(typed)).toBeUndefined(),
  );

  test.each(pastedWon)('reads %j as %s', (typed, amount) => {
    expect(readWon(typed)).toBe(amount);
    expect(readWon(typed, '원')).toBe(amount);
  });

  test('reads the unit of another currency without a minor unit', () => {
    expect(readWon('¥1,500', 'JPY')).toBe('1500');
    expect(readWon('₩1,500', 'JPY')).toBeUndefined();
  });
});

describe('typedAmountProblem', () => {
  test.each([
    ['1,500', '1,500'],
    [' 12,345 ', '12,345'],
    ['123,456', '123,456'],
    ['-1,500', '-1,500'],
    ['１，５００', '1,500'],
    ['1,500 XP', '1,500'],
  ])('%j may be two numbers', (typed, figure) =>
    expect(typedAmountProblem(typed, 'XP')).toEqual({ problem: 'ambiguous-comma', figure }),
  );

  test.each([
    '1.111111111111111111111111111',
    '0,0000000000000000001',
    `${'1'.repeat(19)}.${'1'.repeat(19)}`,
  ])('%j has too many digits after the point', (typed) =>
    expect(typedAmountProblem(typed, 'XP')).toEqual({ problem: 'too-many-digits' }),
  );

  test.each([
    '1500',
    '1.500',
    '1,5',
    '0,500',
    '1,234,567',
    '1,234.5',
    '1.234,5',
    '1 500',
    'x,500',
    '',
  ])('%j is not ambiguous', (typed) => expect(typedAmountProblem(typed, 'XP')).toBeUndefined());
});

describe('readNumber', () => {
  test.each([
    ['10', '10'],
    ['-10', '-10'],
    [' -1,234,567.50 ', '-1234567.5'],
    ['-.5', '-0.5'],
    ['-5.', '-5'],
    ['\u22125', '-5'],
    ['+5', '5'],
    ['0', '0'],
    ['0.00', '0'],
    ['-0', '0'],
    ['007', '7'],
  ])('reads %j as %s', (typed, value) => expect(readNumber(typed)).toBe(value));

  test.each(['', ' ', '-', '.', '-.', '--1', '+-1', '1-', '1+', '-1,500', '1e3', 'ten'])(
    'does not read %j',
    (typed) => expect(readNumber(typed)).toBeUndefined(),
  );

  test('does not read more digits than the ledger holds', () => {
    expect(readNumber('9'.repeat(20))).toBe('9'.repeat(20));
    expect(readNumber('9'.repeat(21))).toBeUndefined();
    expect(readNumber(`-0.${'1'.repeat(19)}`)).toBeUndefined();
  });
});
