import * as z from 'zod/mini';

import { amount } from './fields.ts';

const Holding = z.object({ assetType: z.string(), balance: amount });

/**
 * What a person holds. For user 1 one URL has two documented shapes, a list of assets and a record of code to balance
 * (decision 13): both read as one list.
 */
export const Holdings = z.union([
  z.array(Holding),
  z.pipe(
    z.record(z.string(), amount),
    z.transform((record) =>
      Object.entries(record).map(([assetType, balance]) => ({ assetType, balance })),
    ),
  ),
]);
