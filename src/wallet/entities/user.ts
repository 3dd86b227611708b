import * as z from 'zod/mini';

import { atMost, filledText, flag, id, readableOr, text } from './fields.ts';
import { defaultSessionTimeout, sessionTimeouts } from './security-settings.ts';

/** The signed-in person; notification defaults as core §9. */
export const User = z.object({
  id,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  country: text,
  timezone: text,
  language: text,
  currency: text,
  emailNotifications: flag(true),
  smsNotifications: flag(false),
  pushNotifications: flag(true),
  didAddress: z.optional(z.nullable(z.string())),
  createdAt: z.optional(z.string()),
  biometricEnabled: flag(false),
  /** How long the wallet stays open without use, in minutes (decision 100). */
  sessionTimeout: readableOr(z.literal(sessionTimeouts), defaultSessionTimeout),
});
export type User = z.infer<typeof User>;

/** How many characters the provider keeps of an e-mail address and of any other text about a person. */
export const profileLengths = { email: 254, other: 80 } as const;

/**
 * What an e-mail address looks like, without blanks around it. No two parts of the pattern can share a character, so
 * its time grows with the length of the text only.
 */
export const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** An e-mail address that the provider keeps. */
export const emailAddress = z
  .string()
  .check(z.trim(), atMost(profileLengths.email), z.regex(emailShape));

const optionalPart = z.string().check(z.trim(), atMost(profileLengths.other));

/** The fields of the profile form, all sent on every save (core §7). */
export const Profile = z.object({
  firstName: filledText(profileLengths.other),
  lastName: filledText(profileLengths.other),
  email: emailAddress,
  phone: optionalPart,
  country: optionalPart,
  timezone: optionalPart,
  language: optionalPart,
  currency: optionalPart,
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  pushNotifications: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;
