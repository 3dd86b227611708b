import * as z from 'zod/mini';

import { BalanceChange } from './balance-change.ts';
import { amount, id } from './fields.ts';

/** A movement of one asset in or out of the wallet; amounts in units of the asset. */
export const Transaction = z.object({
  id,
  transactionType: z.string(),
  assetType: z.string(),
  amount,
  toAddress: z.optional(z.nullable(z.string())),
  status: z.string(),
  /** The operation, the name of the other side, and the fee that the wallet paid in the asset that it paid, if any. */
  operation: z.optional(z.string()),
  counterpartyName: z.optional(z.string()),
  /** The name of the other side in Korean, if it has one. */
  korean: z.optional(z.object({ counterpartyName: z.string() })),
  fee: z.optional(amount),
  /** The changes of balances, that of `assetType` first. Missing in answers of earlier versions. */
  changes: z.optional(z.array(BalanceChange)),
  createdAt: z.optional(z.nullable(z.string())),
});
export type Transaction = z.infer<typeof Transaction>;
