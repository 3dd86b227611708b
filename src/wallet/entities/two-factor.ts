import * as z from 'zod/mini';

import { typedCode } from './typed-fields.ts';

/** Number of digits of an authenticator code. */
export const authenticatorCodeLength = 6;

/** A code of an authenticator app, or a recovery code. */
export const SecondFactorCode = typedCode(40);

/**
 * Turns two-factor authentication on or off: a code proves that the user has the authenticator app or the recovery
 * codes.
 */
export const CodeProof = z.object({ code: SecondFactorCode });
export type CodeProof = z.infer<typeof CodeProof>;

/** The setup data of an authenticator app (RFC 6238). */
export const TwoFactorSetup = z.object({
  /** The secret in base32, to be typed by the user. */
  secret: z.string().check(z.minLength(1)),
  /** The same secret as `otpauth://totp/…`, to be scanned. */
  uri: z.string().check(z.regex(/^otpauth:\/\//)),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

/** The recovery codes, which are returned only once. Each replaces an authenticator code for one sign-in. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
