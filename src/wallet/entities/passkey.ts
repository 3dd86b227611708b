import * as z from 'zod/mini';

import { atMost } from './fields.ts';

/** Bytes in base64url without padding. */
const bytes = (maxCharacters: number) =>
  z.string().check(z.minLength(1), atMost(maxCharacters), z.regex(/^[\w-]+$/));

/** A challenge of the provider, which a device signs once. */
export const PasskeyChallenge = z.object({ challenge: bytes(100) });
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>;

/** A credential that a device has made for a challenge (WebAuthn). */
export const NewPasskey = z.object({
  id: bytes(1_400),
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(16_000),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** A challenge signed by a device's credential (WebAuthn). */
export const PasskeyAssertion = z.object({
  id: bytes(1_400),
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;
