import * as z from 'zod/mini';

import { BalanceChange } from './balance-change.ts';
import { amount, text } from './fields.ts';

/** The types of activities. */
export const activityTypes = ['transaction', 'credential', 'work', 'travel', 'document'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** An event in the wallet (core §3). */
export const Activity = z.object({
  /** Unique among all types, such as `transaction-12`. */
  id: z.string(),
  type: z.enum(activityTypes),
  title: z.string(),
  description: text,
  /** The same in Korean. Missing for texts of the user, and in answers of earlier versions. */
  korean: z.optional(z.object({ title: z.string(), description: text })),
  /** The amount in units of an asset, or in dollars with the unit `USD`. */
  amount: z.optional(z.object({ value: amount, unit: z.string() })),
  /** The changes of balances by a transaction, that of `amount` first. Missing in answers of earlier versions. */
  changes: z.optional(z.array(BalanceChange)),
  status: z.string(),
  /** An ISO timestamp. */
  date: z.string(),
  /** The direction of the amount. */
  category: z.optional(z.enum(['send', 'receive', 'exchange'])),
  /** The other side of a transaction, as on its receipt. Missing in answers of earlier versions. */
  counterparty: z.optional(z.object({ name: z.string(), detail: z.string() })),
  /** The transaction whose receipt the activity opens. */
  transactionId: z.optional(z.int()),
});
export type Activity = z.infer<typeof Activity>;
