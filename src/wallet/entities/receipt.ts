import * as z from 'zod/mini';

import { amount, id, parsedOr, text } from './fields.ts';
import { chargeCurrencies } from './money-choices.ts';

/** The operations that create transactions. */
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
 * The statuses of a transaction. If it failed, an amount that had left the wallet is back. A send to an address
 * without an account waits for the owner of the address, and is returned if it is cancelled or not claimed
 * (decision 204).
 */
export const transactionStatuses = [
  'pending',
  'waiting',
  'completed',
  'failed',
  'returned',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** One side of a transaction: the name, and the address, number or account, masked if it is secret. */
const Side = z.object({ name: text, detail: text });
export type Side = z.infer<typeof Side>;

/** The receipt of a transaction, as shown to its own user (decision 95). */
export const Receipt = z.object({
  /** The id of the transaction. */
  id,
  /** The reference to give to support. */
  reference: z.string(),
  operation: parsedOr(z.enum(operations), 'transfer'),
  /** The direction of the amount. */
  direction: parsedOr(z.enum(['send', 'receive']), 'send'),
  status: parsedOr(z.enum(transactionStatuses), 'pending'),
  assetType: z.string(),
  /** In units of the asset, without the fee. */
  amount,
  /** In units of the asset in which the user paid; zero if there was no fee. */
  fee: amount,
  from: Side,
  to: Side,
  /** The payment if another asset was exchanged for the amount, with the rate in won per unit of that asset. */
  paid: z.nullable(z.object({ assetType: z.string(), amount, rate: amount })),
  /** The charge of a deposit's source, with the rate per unit of the asset in the same currency (decision 205). */
  charged: parsedOr(
    z.nullable(z.object({ currency: z.enum(chargeCurrencies), amount, rate: amount })),
    null,
  ),
  /** In won, credited to the wallet; zero if there is none. */
  cashback: amount,
  /** The method of payment, sending or withdrawal: the code of the form's choice; empty for a transfer. */
  method: text,
  message: text,
  /** The reason of a failure or a return, in a sentence; otherwise empty. */
  reason: text,
  createdAt: z.string(),
  /** The time at which it was completed, failed or returned. */
  settledAt: z.nullable(z.string()),
  /** When a waiting send is returned to the sender; null for any other transaction. */
  waitsUntil: parsedOr(z.nullable(z.string()), null),
  /** When the outcome of a pending operation is expected (decision 202); null without a rail. */
  expectedAt: parsedOr(z.nullable(z.string()), null),
});
export type Receipt = z.infer<typeof Receipt>;
