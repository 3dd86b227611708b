import type { BusanCoinRate, ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { divide } from '#wallet/money/divide.ts';

import { changeInADay } from './prices.ts';

const rate = (assetType: string, won: string, dollars: string): ExchangeRate => {
  const current = { assetType, won: decimal(won), dollars: decimal(dollars) };
  return { ...current, change: changeInADay(current) };
};

/** A currency by its units for one dollar; its rate does not change. */
const currency = (code: string, perDollar: string): ExchangeRate => ({
  assetType: code,
  won: divide(decimal('1250'), decimal(perDollar), 'down'),
  dollars: divide(decimal('1'), decimal(perDollar), 'down'),
  change: decimal('0'),
  perDollar: decimal(perDollar),
});

/**
 * The value of one unit of each asset: the documents' own tables (core §9, local §9) with the change of the last 24
 * hours (decision 215). An asset that one table omits uses the other table, converted at 1,250 won a dollar (decision
 * 91). Then the currencies that a profile offers (decision 217).
 */
export const sampleRates: readonly ExchangeRate[] = [
  rate('XP', '1000', '0.8'),
  rate('USDC', '1250', '1'),
  rate('CBDC', '1200', '1'),
  rate('BTC', '56250000', '45000'),
  rate('ETH', '3125000', '2500'),
  rate('BusanCoin', '1', '0.0008'),
  currency('KRW', '1250'),
  currency('JPY', '150'),
  currency('CNY', '7.2'),
  currency('EUR', '0.92'),
  currency('GBP', '0.78'),
  currency('CAD', '1.38'),
  currency('AUD', '1.52'),
  currency('SGD', '1.34'),
  currency('THB', '35'),
];

/** The value of one coin of the local currency: one won (local §1). */
export const sampleCoinRate: BusanCoinRate = { won: decimal('1'), dollars: decimal('0.0008') };
