import * as z from 'zod/mini';

import { flag, id, parsedOr, text } from './fields.ts';
import { sessionTimeouts } from './session-timeout.ts';
import { userDefaults } from './stored-user.ts';

/** The signed-in user; notification defaults as in core §9. */
export const User = z.object({
  id,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  country: text,
  timezone: text,
  language: text,
  /** The chosen language of local sends and withdrawals; empty if the user has chosen none. */
  localLanguage: text,
  currency: text,
  emailNotifications: flag(userDefaults.emailNotifications),
  smsNotifications: flag(userDefaults.smsNotifications),
  pushNotifications: flag(userDefaults.pushNotifications),
  didAddress: z.optional(z.nullable(z.string())),
  createdAt: z.optional(z.string()),
  biometricEnabled: flag(userDefaults.biometricEnabled),
  /** True if the user entered the code that was sent to the saved phone number or e-mail address (decision 207). */
  phoneProven: flag(userDefaults.phoneProven),
  emailProven: flag(userDefaults.emailProven),
  /** Idle time before the wallet locks, in minutes (decision 100). */
  sessionTimeout: parsedOr(z.literal(sessionTimeouts), userDefaults.sessionTimeout),
  /** The provider's sandboxes (`SandboxKind`), in the answers that start a session or verify it (decision 201). */
  sandboxes: z.optional(z.array(z.string())),
});
export type User = z.infer<typeof User>;

/** Maximum number of characters of an e-mail address and of any other text about a user. */
export const profileLengths = { email: 254, other: 80 } as const;

/**
 * The pattern of an e-mail address without surrounding blanks. Neighbouring parts cannot match the same character, so
 * the matching time grows only linearly with the length of the text.
 */
export const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
