import type { BusanCoinRate, ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { decimal } from '#wallet/money/decimal.ts';

const rate = (assetType: string, won: string, dollars: string): ExchangeRate => ({
  assetType,
  won: decimal(won),
  dollars: decimal(dollars),
  change: decimal('5.2'),
});

/**
 * What a unit of each asset is worth: the documents' own tables (core §9, local §9) and their change of the day. Where
 * a table leaves an asset out, it is worth as much as a dollar's 1,250 won say (decision 91).
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

/** What a coin of the local currency is worth: one won (local §1). */
export const sampleCoinRate: BusanCoinRate = { won: decimal('1'), dollars: decimal('0.0008') };
