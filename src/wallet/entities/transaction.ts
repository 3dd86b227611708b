import * as z from 'zod/mini';

import { amount, id } from './fields.ts';

/** A movement of one asset in or out of the wallet; `amount` in units of the asset. */
export const Transaction = z.object({
  id,
  transactionType: z.string(),
  assetType: z.string(),
  amount,
  toAddress: z.optional(z.nullable(z.string())),
  status: z.string(),
  createdAt: z.optional(z.nullable(z.string())),
});
export type Transaction = z.infer<typeof Transaction>;
