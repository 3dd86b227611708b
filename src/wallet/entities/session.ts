import * as z from 'zod/mini';

import { anyPassword, atMost, maximumPasswordLength } from './fields.ts';
import { credentialId, PasskeyAssertion, PasskeyChallenge } from './passkey.ts';
import { minimumPasswordLength } from './password-length.ts';
import { SecondFactorCode } from './two-factor.ts';
import { filledLine, typedText } from './typed-fields.ts';
import { emailAddress } from './profile.ts';
import { profileLengths, User } from './user.ts';

/** Maximum number of characters of a DID: the same as of a recipient, so that money can be sent to every DID. */
const maximumDidLength = 200;

/** A new password of an account, long enough and short enough. */
export const newPassword: z.ZodMiniString = z
  .string()
  .check(z.minLength(minimumPasswordLength), atMost(maximumPasswordLength));

/** The sign-in credentials. The code is required if two-factor authentication is on (decision 99). */
export const SignInDetails = z.object({
  email: typedText(profileLengths.email),
  password: anyPassword,
  code: z.optional(SecondFactorCode),
});
export type SignInDetails = z.infer<typeof SignInDetails>;

const didAddress = z.string().check(z.trim(), atMost(maximumDidLength));

/** Requests a challenge, which the key of a DID signs (decision 113). */
export const DidClaim = z.object({ didAddress });
export type DidClaim = z.infer<typeof DidClaim>;

/** A text to sign as an Ethereum personal message. It names the DID and expires after some minutes. */
export const DidChallenge = z.object({ challenge: z.string().check(z.minLength(1)) });
export type DidChallenge = z.infer<typeof DidChallenge>;

/** The provider's challenge and its signature by the DID's key, 65 bytes in hexadecimal after `0x` (decision 113). */
const DidProof = z.object({
  challenge: z.string().check(atMost(500)),
  signature: z.string().check(atMost(132), z.regex(/^0x[0-9a-f]{130}$/i)),
});
export type DidProof = z.infer<typeof DidProof>;

/** Claims the sends that wait for the address of a DID (decision 204). */
export const ProvenDid = z.object({ didAddress, didProof: DidProof });

/** The body that creates an account. `didAddress` is the address of keys made on the device, if there are any. */
export const Registration = z.object({
  firstName: filledLine(profileLengths.other),
  lastName: filledLine(profileLengths.other),
  email: emailAddress,
  password: newPassword,
  didAddress: z.optional(didAddress),
  didProof: z.optional(DidProof),
});
export type Registration = z.infer<typeof Registration>;

/** The result of a sign-in or a registration. */
export const SessionGrant = z.object({ user: User, token: z.string().check(z.minLength(1)) });
export type SessionGrant = z.infer<typeof SessionGrant>;

/** A sign-in by a passkey, which stands for the password and the second factor (decision 197). */
export const PasskeySignIn = z.object({
  ...PasskeyChallenge.shape,
  assertion: PasskeyAssertion,
});
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;

/**
 * Changes the password (decision 98). All passkeys are removed, except the credential with the id `keptPasskey`, which
 * is this device's.
 */
export const NewPassword = z.object({
  currentPassword: anyPassword,
  newPassword,
  keptPasskey: z.optional(credentialId),
});
export type NewPassword = z.infer<typeof NewPassword>;

/** The proof of the user's presence: their password, or their device's biometrics (decision 100). */
export const Presence = z.union([
  z.object({ password: anyPassword }),
  z.object({ assertion: PasskeyAssertion }),
]);
export type Presence = z.infer<typeof Presence>;
