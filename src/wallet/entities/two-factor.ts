import * as z from 'zod/mini';

import { typedCode } from './typed-fields.ts';

/** Digits of a code that an authenticator app shows. */
export const authenticatorCodeLength = 6;

/** A code of an authenticator app, or a recovery code. */
export const SecondFactorCode = typedCode(40);

/** What turns two-factor authentication on or off: a code proves that the person has what makes them. */
export const CodeProof = z.object({ code: SecondFactorCode });
export type CodeProof = z.infer<typeof CodeProof>;

/** What an authenticator app is set up with (RFC 6238). */
export const TwoFactorSetup = z.object({
  /** In base32, for a person to type. */
  secret: z.string().check(z.minLength(1)),
  /** `otpauth://totp/…`, for a camera. */
  uri: z.string().check(z.regex(/^otpauth:\/\//)),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

/** The recovery codes, which are told once. Each signs in once in the place of an authenticator's code. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
