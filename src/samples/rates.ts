import type { BusanCoinRate, ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { changeInADay } from './prices.ts';

const rate = (assetType: string, won: string, dollars: string): ExchangeRate => {
  const current = { assetType, won: decimal(won), dollars: decimal(dollars) };
  return { ...current, change: changeInADay(current) };
};

/**
 * The value of one unit of each asset: the documents' own tables (core §9, local §9) with the change of
 * the last 24 hours (decision 215). An
 * asset that one table omits uses the other table, converted at 1,250 won a dollar (decision 91).
 */
export const sampleRates: readonly ExchangeRate[] = [
  rate('XP', '1000', '0.8'),
  rate('USDC', '1250', '1'),
  rate('CBDC', '1200', '1'),
  rate('BTC', '56250000', '45000'),
  rate('ETH', '3125000', '2500'),
  rate('BusanCoin', '1', '0.0008'),
  rate('KRW', '1', '0.0008'),
];

/** The value of one coin of the local currency: one won (local §1). */
export const sampleCoinRate: BusanCoinRate = { won: decimal('1'), dollars: decimal('0.0008') };
