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
  /** The address, number or code of the other side, as on the receipt. Missing in answers of earlier versions. */
  counterpartyDetail: z.optional(z.string()),
  /** The name of the other side in Korean, if it has one. */
  korean: z.optional(z.object({ counterpartyName: z.string() })),
  fee: z.optional(amount),
  /** The changes of balances, that of `assetType` first. Missing in answers of earlier versions. */
  changes: z.optional(z.array(BalanceChange)),
  createdAt: z.optional(z.nullable(z.string())),
});
export type Transaction = z.infer<typeof Transaction>;

/** The direction of a transaction: of its amount, or an exchange, which moves two assets. */
export type Direction = 'send' | 'receive' | 'exchange';

/** The direction of a transaction, from its type and the assets that it changed. */
export function directionOf({
  transactionType,
  assetType,
  changes = [],
}: Pick<Transaction, 'transactionType' | 'assetType' | 'changes'>): Direction {
  if (changes.some((change) => change.assetType !== assetType)) return 'exchange';
  return transactionType === 'send' ? 'send' : 'receive';
}
