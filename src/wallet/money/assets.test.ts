import { describe, expect, test } from 'vitest';

import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import {
  assetName,
  balanceOf,
  changeToday,
  dollarValue,
  localCurrency,
  portfolioValue,
} from './assets.ts';
import { decimal } from './decimal.ts';

const rate = (assetType: string, dollars: string, change: string): ExchangeRate => ({
  assetType,
  won: decimal('1'),
  dollars: decimal(dollars),
  change: decimal(change),
});

const rates = [
  rate('XP', '0.8', '5.2'),
  rate('BTC', '45000', '5.2'),
  rate('BusanCoin', '0.0008', '5.2'),
];

const held = (assetType: string, balance: string) => ({ assetType, balance: decimal(balance) });
const holdings = [held('XP', '100'), held('BTC', '0.5')];

describe('a value in dollars', () => {
  test.each([
    ['XP', '0.8'],
    ['BTC', '45000'],
    ['BusanCoin', '0.0008'],
    ['whatever', '1'],
  ])('of one %s is %s', (assetType, dollars) =>
    expect(dollarValue(rates, assetType, decimal('1'))).toBe(dollars),
  );

  test('of a portfolio is the sum', () => {
    expect(portfolioValue(rates, holdings)).toBe('22580');
    expect(portfolioValue(rates, [])).toBe('0');
  });
});

describe('the change of the day', () => {
  test.each([
    [holdings, '+5.2% today'],
    [[held('XP', '0.000000000000000001')], '+5.2% today'],
    [[...holdings, held('BusanCoin', '99999999999999999999.999999999999999999')], '+5.2% today'],
    // An asset without a rate does not change.
    [[held('DOGE', '5')], '+0.0% today'],
  ])('of %j is %s', (assets, change) => expect(changeToday(rates, assets)).toBe(change));

  test.each([[[]], [[held('XP', '0')]]])('of %j is undefined', (assets) =>
    expect(changeToday(rates, assets)).toBeUndefined(),
  );

  test('weights each asset by its previous value', () => {
    // 100 dollars became 200, 100 stayed: 200 became 300.
    const moved = [rate('A', '2', '100'), rate('B', '1', '0')];
    expect(changeToday(moved, [held('A', '100'), held('B', '100')])).toBe('+50.0% today');
  });

  test('can be a loss', () => {
    expect(changeToday([rate('A', '1', '-1.26')], [held('A', '7')])).toBe('−1.3% today');
    expect(changeToday([rate('A', '1', '-0.01')], [held('A', '7')])).toBe('+0.0% today');
  });

  test('ignores an impossible change', () =>
    expect(changeToday([rate('A', '1', '-100')], [held('A', '7')])).toBe('+0.0% today'));
});

test('an asset that is not held has a zero balance', () => {
  expect(balanceOf(holdings, 'XP')).toBe('100');
  expect(balanceOf(holdings, 'ETH')).toBe('0');
});

test('an unknown asset is named by its code', () => {
  expect(assetName('BTC')).toBe('Bitcoin');
  expect(assetName('DOGE')).toBe('DOGE');
  expect(localCurrency).toBe('BusanCoin');
});
