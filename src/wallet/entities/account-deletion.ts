import * as z from 'zod/mini';

import { anyPassword } from './fields.ts';
import { SecondFactorCode } from './two-factor.ts';

/** Deletes the account. The code is required if two-factor authentication is on (decision 192). */
export const AccountDeletion = z.object({
  password: anyPassword,
  code: z.optional(SecondFactorCode),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;
