import * as z from 'zod/mini';

import { profileLengths, User } from './user.ts';

/** Fewest characters of a password (local §5). */
export const minimumPasswordLength = 8;

/** What an e-mail address looks like, without blanks around it. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a person signs in with. */
export const SignInDetails = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(profileLengths.email)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type SignInDetails = z.infer<typeof SignInDetails>;

/** What creates an account. `didAddress` is the public part of keys made on the device, where there are any. */
export const Registration = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1), z.maxLength(profileLengths.other)),
  lastName: z.string().check(z.trim(), z.minLength(1), z.maxLength(profileLengths.other)),
  email: z.string().check(z.trim(), z.maxLength(profileLengths.email), z.regex(emailShape)),
  password: z.string().check(z.minLength(minimumPasswordLength), z.maxLength(200)),
  didAddress: z.optional(z.string()),
});
export type Registration = z.infer<typeof Registration>;

/** What a sign-in or a registration grants. */
export const SessionGrant = z.object({ user: User, token: z.string().check(z.minLength(1)) });
export type SessionGrant = z.infer<typeof SessionGrant>;
