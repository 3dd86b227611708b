import * as z from 'zod/mini';

import { atMost, filledText } from './fields.ts';
import { emailAddress, profileLengths, User } from './user.ts';

/** Fewest characters of a password (local §5). */
export const minimumPasswordLength = 8;

/** Most characters of a password. */
const maximumPasswordLength = 200;

/** Most characters of a DID: as many as a recipient may have, so that money can be sent to every DID. */
const maximumDidLength = 200;

/** What a person signs in with. */
export const SignInDetails = z.object({
  email: z.string().check(z.trim(), z.minLength(1), atMost(profileLengths.email)),
  password: z.string().check(z.minLength(1), atMost(maximumPasswordLength)),
});
export type SignInDetails = z.infer<typeof SignInDetails>;

/** What creates an account. `didAddress` is the public part of keys made on the device, where there are any. */
export const Registration = z.object({
  firstName: filledText(profileLengths.other),
  lastName: filledText(profileLengths.other),
  email: emailAddress,
  password: z.string().check(z.minLength(minimumPasswordLength), atMost(maximumPasswordLength)),
  didAddress: z.optional(z.string().check(z.trim(), atMost(maximumDidLength))),
});
export type Registration = z.infer<typeof Registration>;

/** What a sign-in or a registration grants. */
export const SessionGrant = z.object({ user: User, token: z.string().check(z.minLength(1)) });
export type SessionGrant = z.infer<typeof SessionGrant>;
