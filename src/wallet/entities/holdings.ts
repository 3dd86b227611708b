import * as z from 'zod/mini';

import { amount, parsedOr } from './fields.ts';
import { rowsOf } from './rows.ts';

const HoldingRows = rowsOf(
  z.object({
    assetType: z.string(),
    balance: amount,
    /** The change of the value of all holdings in 24 hours, in percent (decision 215). */
    today: parsedOr(z.optional(amount), undefined),
  }),
);

/**
 * A user's holdings. The documents give two shapes for user 1's URL, a list of assets and a record of code to balance
 * (decision 13): both are read as one list.
 */
export const Holdings = z.union([
  HoldingRows,
  z.pipe(
    z.pipe(
      z.record(z.string(), z.custom<string>()),
      z.transform((record) =>
        Object.entries(record).map(([assetType, balance]) => ({ assetType, balance })),
      ),
    ),
    HoldingRows,
  ),
]);
