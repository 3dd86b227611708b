import { samplePrices } from '#samples/prices.ts';

import type { Clock } from '../environment.ts';
import type { Market } from './market.ts';
import { rateOf, type RateSource } from './rates.ts';

/**
 * The sandbox market: the current rates never change, and the past is a seeded random walk that ends at them (decision
 * 215).
 */
export function createSandboxMarket(clock: Clock, rates: RateSource): Market {
  return {
    rates,
    prices: (assetType, range) =>
      Promise.resolve().then(() => samplePrices(rateOf(rates, assetType), range, clock.now())),
  };
}
