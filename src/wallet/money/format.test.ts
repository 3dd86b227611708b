import { describe, expect, test } from 'vitest';

import { decimal } from './decimal.ts';
import { formatCount, formatFixed, formatInFull, formatWon } from './format-figure.ts';
import { formatDollars, formatMoney, formatUnits } from './format.ts';

describe('formats', () => {
  test.each([
    ['0', '$0.00'],
    ['1234.5', '$1,234.50'],
    ['1234567.895', '$1,234,567.90'],
    ['-3', '-$3.00'],
  ])('%s dollars are %s', (value, text) => expect(formatDollars(decimal(value))).toBe(text));

  test.each([
    ['9652437.5', 'KRW', '₩9,652,438'],
    ['1158292.5', 'JPY', '¥1,158,293'],
    ['7104.194', 'EUR', '€7,104.19'],
    ['-1.005', 'CAD', '-CA$1.01'],
    ['3', 'CHF', 'CHF 3.00'],
  ])('%s %s are %s', (value, currency, text) =>
    expect(formatMoney(decimal(value), currency)).toBe(text),
  );

  test.each([
    ['0', '₩0'],
    ['1', '₩1'],
    ['12500', '₩12,500'],
    ['1000000', '₩1,000,000'],
    ['12345678901234567890', '₩12,345,678,901,234,567,890'],
    ['-1', '-₩1'],
    ['-48700.50', '-₩48,700.5'],
    // A coin can have a fraction, which must not be hidden.
    ['0.5', '₩0.5'],
    ['48500.123456789', '₩48,500.12345678'],
    ['0.000000000000000001', '₩0.000000000000000001'],
  ])('%s won are %s', (value, text) => expect(formatWon(decimal(value))).toBe(text));

  test('units are grouped and truncated after eight digits', () => {
    expect(formatUnits(decimal('1234567.123456789'))).toBe('1,234,567.12345678');
    expect(formatUnits(decimal('0.5'))).toBe('0.5');
    expect(formatUnits(decimal('0.000000000000000001'))).toBe('0.000000000000000001');
    expect(formatUnits(decimal('0'))).toBe('0');
    expect(formatFixed(decimal('1234.0005'), 3)).toBe('1,234.001');
  });

  test.each([
    ['10', '10.000'],
    ['10.001', '10.001'],
    ['0.00100099', '0.00100099'],
    ['1234.5', '1,234.500'],
    ['0.000000000000000001', '0.000000000000000001'],
  ])('%s in full, with at least three digits, is %s', (value, text) =>
    expect(formatInFull(decimal(value), 3)).toBe(text),
  );

  test.each([
    [0, '0'],
    [999, '999'],
    [1_250, '1,250'],
    [1_000_000, '1,000,000'],
  ])('a count of %i is %s', (count, text) => expect(formatCount(count)).toBe(text));
});
