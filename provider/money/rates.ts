import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import { Refusal } from '../refusal.ts';

/** The source of the rates (decision 91). They may change at any time. */
export type RateSource = () => readonly ExchangeRate[];

/**
 * The rate of an asset.
 * @throws {Refusal} if the source has no rate for the asset
 */
export function rateOf(rates: RateSource, assetType: string): ExchangeRate {
  const rate = rates().find((candidate) => candidate.assetType === assetType);
  if (rate === undefined) {
    throw new Refusal('rate-missing', { assetType });
  }
  return rate;
}
