import * as z from 'zod/mini';

import { amount, id, text } from './fields.ts';

/** A change of one balance; both parts are negative if they left the wallet, in units of the asset. */
export const StatementEffect = z.object({
  assetType: z.string(),
  /** The amount without the fee. */
  amount,
  /** Zero without a fee; positive if a returned payment brought it back. */
  fee: amount,
});
export type StatementEffect = z.infer<typeof StatementEffect>;

/** One entry of the ledger that changed the user's balances. */
export const StatementMovement = z.object({
  id,
  /** An ISO timestamp. */
  at: z.string(),
  title: z.string(),
  /** The title and the name of the other side in Korean. Missing in answers of earlier versions. */
  korean: z.optional(z.object({ title: z.string(), name: z.string() })),
  /** The other side, as the receipt names it. */
  name: text,
  detail: text,
  /** Two for an exchange. */
  effects: z.array(StatementEffect),
  /** The present status of the transaction; empty for an issuance. */
  status: text,
  /** The reference and the transaction of the receipt; empty and null for an issuance. */
  reference: text,
  transactionId: z.nullable(id),
});
export type StatementMovement = z.infer<typeof StatementMovement>;

/** The balance of an asset at both ends of a month, in units of the asset. */
export const StatementBalance = z.object({
  assetType: z.string(),
  opening: amount,
  closing: amount,
});
export type StatementBalance = z.infer<typeof StatementBalance>;

/**
 * A page of a monthly statement: the balances of the complete month, and movements, the oldest first (decision 165).
 */
export const Statement = z.object({
  /** Such as `2026-03`, in the time zone: an offset such as `UTC+9`, or a name. */
  month: z.string(),
  timeZone: z.string(),
  balances: z.array(StatementBalance),
  movements: z.array(StatementMovement),
  /** The cursor of the next page; null on the last one. */
  next: z.nullable(id),
});
export type Statement = z.infer<typeof Statement>;
