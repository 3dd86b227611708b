import * as z from 'zod/mini';

import { amount, id, readableOr, text } from './fields.ts';

/** What a transaction was made by. */
export const operations = [
  'transfer',
  'deposit',
  'withdrawal',
  'top-up',
  'local-send',
  'local-withdrawal',
] as const;
export type Operation = (typeof operations)[number];

/**
 * How far a transaction is. A failed one has moved nothing: what had left the wallet is back in it. A send to an
 * address without an account waits for its owner, and is returned if it is taken back or not claimed (decision 204).
 */
export const transactionStatuses = [
  'pending',
  'waiting',
  'completed',
  'failed',
  'returned',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** One side of a transaction: who, and by which address, number or account, masked where it is secret. */
const Side = z.object({ name: text, detail: text });
export type Side = z.infer<typeof Side>;

/** The receipt of a transaction, as its own person sees it (decision 95). */
export const Receipt = z.object({
  /** The id of the transaction. */
  id,
  /** What support asks for. */
  reference: z.string(),
  operation: readableOr(z.enum(operations), 'transfer'),
  /** Which way the amount went. */
  direction: readableOr(z.enum(['send', 'receive']), 'send'),
  status: readableOr(z.enum(transactionStatuses), 'pending'),
  assetType: z.string(),
  /** In units of the asset, without the fee. */
  amount,
  /** In units of the asset it was paid in; zero for none. */
  fee: amount,
  from: Side,
  to: Side,
  /** What was paid where another asset was exchanged for the amount, with the rate in won per unit of it. */
  paid: z.nullable(z.object({ assetType: z.string(), amount, rate: amount })),
  /** In won, back into the wallet; zero for none. */
  cashback: amount,
  /** How it was paid, sent or withdrawn: the code of the form's choice; empty for a transfer. */
  method: text,
  message: text,
  /** Why it failed or was returned, in a sentence; empty otherwise. */
  reason: text,
  createdAt: z.string(),
  /** When it was completed, failed or returned. */
  settledAt: z.nullable(z.string()),
  /** When a waiting send is returned to the sender; null for any other transaction. */
  waitsUntil: readableOr(z.nullable(z.string()), null),
});
export type Receipt = z.infer<typeof Receipt>;
