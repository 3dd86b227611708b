import * as z from 'zod/mini';

import { flag, id, text } from './fields.ts';

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
});
export type User = z.infer<typeof User>;

/** How many characters the provider keeps of an e-mail address and of any other text about a person. */
export const profileLengths = { email: 254, other: 80 } as const;

/** The fields of the profile form, all sent on every save (core §7). */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  timezone: z.string(),
  language: z.string(),
  currency: z.string(),
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  pushNotifications: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;
