import * as z from 'zod/mini';

/** A bank account that the provider knows, for a withdrawal. */
export const BankAccount = z.object({
  id: z.union([z.int(), z.string()]),
  bankName: z.string(),
  accountNumber: z.string(),
});
export type BankAccount = z.infer<typeof BankAccount>;
