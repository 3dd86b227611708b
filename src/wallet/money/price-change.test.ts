import { describe, expect, test } from 'vitest';

import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import { decimal } from './decimal.ts';
import { percentChange, portfolioChange, withChange } from './price-change.ts';

const rate = (assetType: string, dollars: string, change: string): ExchangeRate => ({
  assetType,
  won: decimal('1'),
  dollars: decimal(dollars),
  change: decimal(change),
});

const held = (assetType: string, balance: string) => ({ assetType, balance: decimal(balance) });

describe('a change in percent', () => {
  test.each([
    ['0.76', '0.8', 1, '5.3'],
    ['0.76', '0.8', 2, '5.26'],
    ['2', '1', 1, '-50.0'],
    ['1', '3', 1, '200.0'],
    ['3', '3', 1, '0.0'],
    // Neither a tiny loss nor a tiny gain has a sign.
    ['10000', '9999', 1, '0.0'],
    ['10000', '10001', 1, '0.0'],
  ])('from %s to %s with %i decimals is %s', (before, now, digits, change) =>
    expect(percentChange(decimal(before), decimal(now), digits)).toBe(change),
  );
});

describe('the change of a portfolio in a day', () => {
  const rates = [rate('XP', '0.8', '5.26'), rate('BTC', '45000', '6.27'), rate('USDC', '1', '0')];

  test.each([
    [[held('XP', '100')], '5.3'],
    [[held('XP', '0.000000000000000001')], '5.3'],
    [[held('USDC', '820.25')], '0.0'],
    [[held('XP', '0'), held('USDC', '5')], '0.0'],
    // An asset without a rate does not change.
    [[held('DOGE', '5')], '0.0'],
    [[held('DOGE', '99999999999999999999.999999999999999999')], '0.0'],
  ])('of %j is %s', (holdings, change) => expect(portfolioChange(rates, holdings)).toBe(change));

  test.each([[[]], [[held('XP', '0')]]])('of %j is undefined', (holdings) =>
    expect(portfolioChange(rates, holdings)).toBeUndefined(),
  );

  test('weights each asset by its previous value', () => {
    // 100 dollars became 200, 100 stayed: 200 became 300.
    const moved = [rate('A', '2', '100'), rate('B', '1', '0')];
    expect(portfolioChange(moved, [held('A', '100'), held('B', '100')])).toBe('50.0');
  });

  test('can be a loss', () => {
    expect(portfolioChange([rate('A', '1', '-1.26')], [held('A', '7')])).toBe('-1.3');
    expect(portfolioChange([rate('A', '1', '-0.01')], [held('A', '7')])).toBe('0.0');
  });

  test('ignores an impossible change', () =>
    expect(portfolioChange([rate('A', '1', '-100')], [held('A', '7')])).toBe('0.0'));

  test('is in each row of the holdings, and missing if they are worth nothing', () => {
    expect(withChange(rates, [held('XP', '100'), held('USDC', '0')])).toEqual([
      { ...held('XP', '100'), today: '5.3' },
      { ...held('USDC', '0'), today: '5.3' },
    ]);
    expect(withChange(rates, [held('XP', '0')])).toEqual([held('XP', '0')]);
  });
});
