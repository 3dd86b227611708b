import * as z from 'zod/mini';

import { newPassword } from './session.ts';
import { SecondFactorCode } from './two-factor.ts';
import { typedCode, typedText } from './typed-fields.ts';
import { profileLengths } from './user.ts';

/** Validity of a code that sets a new password, in minutes (decision 210). */
export const resetCodeMinutes = 30;

const email = typedText(profileLengths.email);

/** Asks for a code that sets a new password. The answer does not tell whether an account has the address. */
export const ResetCodeRequest = z.object({ email });
export type ResetCodeRequest = z.infer<typeof ResetCodeRequest>;

/** Sets a new password by the code of the message. The second code is required if two-factor authentication is on. */
export const PasswordReset = z.object({
  email,
  code: typedCode(40),
  newPassword,
  secondCode: z.optional(SecondFactorCode),
});
export type PasswordReset = z.infer<typeof PasswordReset>;
