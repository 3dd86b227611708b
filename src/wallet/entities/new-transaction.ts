import * as z from 'zod/mini';

import { atMost, id, positiveAmount } from './fields.ts';
import { recipientText } from './recipient.ts';

/** The body that creates a transaction. The provider adds the network fee (core §9, decision 203). */
export const NewTransaction = z.object({
  userId: id,
  assetType: z.string().check(z.minLength(1), atMost(32)),
  transactionType: z.literal('send'),
  amount: positiveAmount,
  toAddress: recipientText,
  status: z.literal('pending'),
});
export type NewTransaction = z.infer<typeof NewTransaction>;
