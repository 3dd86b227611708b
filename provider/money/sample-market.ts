import { changeInADay, samplePrices } from '#samples/prices.ts';
import { sampleRates } from '#samples/rates.ts';
import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import type { Clock } from '../environment.ts';
import type { Market } from './market.ts';
import { rateOf, type RateSource } from './rates.ts';

/** The rates of the sandbox market, unless an operator has set others. */
export const documentedRates: readonly ExchangeRate[] = sampleRates;

/** A rate with another value of its asset. */
export function valuedAt(
  rate: ExchangeRate,
  value: Pick<ExchangeRate, 'won' | 'dollars'> | undefined,
): ExchangeRate {
  if (value === undefined) return rate;
  const { won, dollars } = value;
  const { assetType } = rate;
  return { ...rate, won, dollars, change: changeInADay({ assetType, won, dollars }) };
}

/**
 * The sandbox market: the current rates change only when an operator sets them, and the past is a seeded random walk
 * that ends at them (decision 215).
 */
export function createSandboxMarket(clock: Clock, rates: RateSource): Market {
  return {
    rates,
    prices: (assetType, range) =>
      Promise.resolve().then(() => samplePrices(rateOf(rates, assetType), range, clock.now())),
  };
}
