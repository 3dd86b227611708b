import { describe, expect, test } from 'vitest';

import {
  assetName,
  balanceOf,
  dollarValue,
  localCurrency,
  changeToday,
  portfolioValue,
} from './assets.ts';
import { decimal } from './decimal.ts';

const holdings = [
  { assetType: 'XP', balance: decimal('100') },
  { assetType: 'BTC', balance: decimal('0.5') },
];

describe('valuation', () => {
  test.each([
    ['XP', '0.8'],
    ['USDC', '1'],
    ['CBDC', '1'],
    ['BTC', '45000'],
    ['ETH', '2500'],
    ['BusanCoin', '1'],
    ['whatever', '1'],
  ])('one %s is worth %s dollars', (assetType, dollars) =>
    expect(dollarValue(assetType, decimal('1'))).toBe(dollars),
  );

  test('the day’s change is the documented figure, and the local currency the documented one', () => {
    expect(changeToday([{ assetType: 'XP', balance: decimal('0') }])).toBe('+5.2% today');
    expect(changeToday([])).toBeUndefined();
    expect(localCurrency).toBe('BusanCoin');
  });

  test('a portfolio is worth the sum', () => {
    expect(portfolioValue(holdings)).toBe('22580');
    expect(portfolioValue([])).toBe('0');
  });

  test('an asset that is not held has no balance', () => {
    expect(balanceOf(holdings, 'XP')).toBe('100');
    expect(balanceOf(holdings, 'ETH')).toBe('0');
  });

  test('an unknown asset names itself', () => {
    expect(assetName('BTC')).toBe('Bitcoin');
    expect(assetName('DOGE')).toBe('DOGE');
  });
});
