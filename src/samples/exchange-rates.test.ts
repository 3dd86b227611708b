import { expect, test } from 'vitest';

import { sampleBusanCoinRate } from './busan-coin-rates.ts';
import { sampleExchangeRates } from './exchange-rates.ts';
import { sampleLocalPayFigures } from './local-pay-figures.ts';

test('won per unit are the documented ones', () => {
  expect(sampleExchangeRates).toEqual({ XP: '1000', USDC: '1250', CBDC: '1200', KRW: '1' });
  expect(sampleBusanCoinRate).toBe('1');
});

test('LocalPay’s figures are the documented ones', () =>
  expect(sampleLocalPayFigures).toEqual({
    transactions: '23 transactions',
    cashback: '12,500 cashback',
  }));
