import * as z from 'zod/mini';

import { amount, id, text } from './fields.ts';

/** Maximum number of payments that an answer lists; number and sum count all of the day. */
export const mostListedPayments = 200;

/** A payment that others made to the user. */
export const ReceivedPayment = z.object({
  transactionId: id,
  /** The full name of the payer. */
  name: text,
  /** In won. */
  amount,
  createdAt: z.string(),
});
export type ReceivedPayment = z.infer<typeof ReceivedPayment>;

/** The local payments that a user has received on a Korean day (decision 168). */
export const ReceivedToday = z.object({
  /** The day in Korea, such as `2026-03-02`. */
  day: z.string(),
  count: z.int().check(z.nonnegative()),
  /** In won. */
  sum: amount,
  /** The latest payments, latest first. */
  payments: z.array(ReceivedPayment),
});
export type ReceivedToday = z.infer<typeof ReceivedToday>;
