import type { AssetPrices } from '#wallet/entities/asset-prices.ts';
import type { PriceRange } from '#wallet/money/price-range.ts';

import type { Sweeper } from '../sweeper.ts';
import type { RateSource } from './rates.ts';

/** The market that values the assets (decision 215). */
export interface Market {
  /** The current rates. */
  rates: RateSource;
  /**
   * The prices of an asset in a period up to now.
   * @throws {Refusal} if the market has no price of the asset
   */
  prices: (assetType: string, range: PriceRange) => Promise<AssetPrices>;
  /** Reads the rates of another service. The provider waits for the first sweep, not for its success. */
  reading?: Sweeper;
}
