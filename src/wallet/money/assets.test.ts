import { describe, expect, test } from 'vitest';

import { english } from '#i18n/english.ts';
import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import { assetName } from './asset-name.ts';
import { balanceOf, dollarValue, inCurrency, localCurrency, portfolioValue } from './assets.ts';
import { decimal } from './decimal.ts';

const rate = (assetType: string, dollars: string): ExchangeRate => ({
  assetType,
  won: decimal('1'),
  dollars: decimal(dollars),
  change: decimal('0'),
});

const rates = [rate('XP', '0.8'), rate('BTC', '45000'), rate('BusanCoin', '0.0008')];

const held = (assetType: string, balance: string) => ({ assetType, balance: decimal(balance) });
const holdings = [held('XP', '100'), held('BTC', '0.5')];

describe('a value in the currency of a profile', () => {
  const known = [...rates, { ...rate('KRW', '0.0008'), perDollar: decimal('1250') }];

  test('is converted by the rate of the provider', () =>
    expect(inCurrency(known, decimal('2.5'), 'KRW')).toEqual({ value: '3125', currency: 'KRW' }));

  test.each(['', 'USD', 'EUR'])('stays in dollars without a rate of %j', (currency) =>
    expect(inCurrency(known, decimal('2.5'), currency)).toEqual({ value: '2.5', currency: 'USD' }),
  );
});

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

test('an asset that is not held has a zero balance', () => {
  expect(balanceOf(holdings, 'XP')).toBe('100');
  expect(balanceOf(holdings, 'ETH')).toBe('0');
});

test('an unknown asset is named by its code', () => {
  expect(assetName('BTC', english.assets)).toBe('Bitcoin');
  expect(assetName('DOGE', english.assets)).toBe('DOGE');
  expect(localCurrency).toBe('BusanCoin');
});
