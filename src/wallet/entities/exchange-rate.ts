import * as z from 'zod/mini';

import { amount, positiveAmount } from './fields.ts';

/** The value of one unit of an asset (decision 91). `KRW` is the won itself. */
export const ExchangeRate = z.object({
  assetType: z.string(),
  /** Won per unit. */
  won: positiveAmount,
  /** Dollars per unit. */
  dollars: positiveAmount,
  /** The change of the dollar rate in 24 hours, in percent. */
  change: amount,
  /** Units for one dollar, of a currency that a profile may choose (decision 217). */
  perDollar: z.optional(positiveAmount),
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

/** The value of one coin of the local currency. */
export const BusanCoinRate = z.object({
  /** Won per coin. */
  won: positiveAmount,
  /** Dollars per coin. */
  dollars: positiveAmount,
});
export type BusanCoinRate = z.infer<typeof BusanCoinRate>;
