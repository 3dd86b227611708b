import * as z from 'zod/mini';

import { atMost, id } from './fields.ts';

/** Bytes in base64url without padding. */
const bytes = (maxCharacters: number) =>
  z.string().check(z.minLength(1), atMost(maxCharacters), z.regex(/^[\w-]+$/));

/** The id of a device's credential. */
export const credentialId = bytes(1_400);

/** A challenge of the provider, which a device signs once. */
export const PasskeyChallenge = z.object({ challenge: bytes(100) });
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>;

/** A credential that a device has made for a challenge (WebAuthn). */
export const NewPasskey = z.object({
  id: credentialId,
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(16_000),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** A challenge signed by a device's credential (WebAuthn). */
export const PasskeyAssertion = z.object({
  id: credentialId,
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** A passkey of the account. Both times in ISO 8601. */
export const Passkey = z.object({
  id,
  /** The credential's id in base64url, by which a device knows its own passkey. */
  credentialId: z.string(),
  /** From the user agent of the browser that made it, such as `Chrome on Android`; empty if unknown. */
  deviceName: z.string(),
  added: z.string(),
  /** Null if it was not used yet. */
  lastUsed: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;
