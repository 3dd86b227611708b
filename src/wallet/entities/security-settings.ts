import * as z from 'zod/mini';

import { flag, id, readableOr } from './fields.ts';
import { defaultSessionTimeout, sessionTimeouts } from './session-timeout.ts';

/** How hard a password is to guess, as far as its length and its kinds of characters tell. */
export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

const count = readableOr(z.int().check(z.nonnegative()), 0);

/** What a person has set to guard their account (local §3), and what the provider knows of its safety. */
export const SecuritySettings = z.object({
  twoFactorEnabled: flag(false),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: count,
  biometricEnabled: flag(false),
  sessionTimeout: readableOr(z.literal(sessionTimeouts), defaultSessionTimeout),
  /** How many devices are signed in. */
  trustedDevices: count,
  /** A moment in ISO 8601. */
  lastPasswordChange: z.string(),
  /** Nothing for a password that was set before this was noted. */
  passwordStrength: readableOr(z.nullable(z.enum(passwordStrengths)), null),
  /** Sign-ins of the last 30 days that failed. */
  failedSignIns: count,
  loginNotifications: flag(true),
  suspiciousActivityAlerts: flag(true),
  deviceManagement: flag(false),
});
export type SecuritySettings = z.infer<typeof SecuritySettings>;

/** One setting and its new value (local §7). Two-factor and biometrics are changed by calls of their own. */
export const SettingUpdate = z.union([
  z.object({ key: z.literal('sessionTimeout'), value: z.literal(sessionTimeouts) }),
  z.object({
    key: z.enum(['loginNotifications', 'suspiciousActivityAlerts', 'deviceManagement']),
    value: z.boolean(),
  }),
]);
export type SettingUpdate = z.infer<typeof SettingUpdate>;

/** A device that is signed in: one session of the person (decision 100). Both moments in ISO 8601. */
export const DeviceSession = z.object({
  id,
  /** From the browser's own description, such as `Chrome on Android`. */
  deviceName: z.string(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  isCurrent: flag(false),
});
export type DeviceSession = z.infer<typeof DeviceSession>;
