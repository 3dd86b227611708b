import * as z from 'zod/mini';

import { priceRanges } from '#wallet/money/price-range.ts';

import { amount, positiveAmount } from './fields.ts';

/** Maximum number of prices in an answer. */
const maxPoints = 1_000;

/** The price of one unit of an asset at a time (decision 215). */
export const PricePoint = z.object({
  /** An ISO timestamp. */
  at: z.iso.datetime(),
  /** Dollars per unit. */
  dollars: positiveAmount,
  /** Won per unit. */
  won: positiveAmount,
});
export type PricePoint = z.infer<typeof PricePoint>;

/** The prices of an asset in a period, the oldest first; the last one is the current price (decision 215). */
export const AssetPrices = z.object({
  assetType: z.string(),
  range: z.enum(priceRanges),
  /** The change from the first to the last price, in percent with one decimal. */
  change: amount,
  points: z.array(PricePoint).check(z.minLength(2), z.maxLength(maxPoints)),
});
export type AssetPrices = z.infer<typeof AssetPrices>;
