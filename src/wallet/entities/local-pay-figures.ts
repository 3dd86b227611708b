import * as z from 'zod/mini';

import { amount } from './fields.ts';

/** The user's figures of the local currency in the last 30 days. */
export const LocalPayFigures = z.object({
  transactions: z.int().check(z.nonnegative()),
  /** In won. */
  cashback: amount,
});
export type LocalPayFigures = z.infer<typeof LocalPayFigures>;
