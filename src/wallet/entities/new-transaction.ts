import * as z from 'zod/mini';

import { amount, atMost, id, positiveAmount } from './fields.ts';
import { recipientText } from './recipient.ts';

/** The body that creates a transaction. The provider deducts the network fee too (core §9, decision 203). */
export const NewTransaction = z.object({
  userId: id,
  assetType: z.string().check(z.minLength(1), atMost(32)),
  transactionType: z.literal('send'),
  amount: positiveAmount,
  /** The network fee that the form has shown, in units of the asset (decision 243). */
  fee: z.optional(amount),
  toAddress: recipientText,
  status: z.literal('pending'),
});
export type NewTransaction = z.infer<typeof NewTransaction>;
