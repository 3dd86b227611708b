import * as z from 'zod/mini';

import { flag, id, parsedOr } from './fields.ts';
import { defaultSessionTimeout, sessionTimeouts } from './session-timeout.ts';

/** The strength of a password, judged only by its length and its kinds of characters. */
export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

const count = parsedOr(z.int().check(z.nonnegative()), 0);

/** The user's security settings (local §3), and the provider's facts for the security audit. */
export const SecuritySettings = z.object({
  twoFactorEnabled: flag(false),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: count,
  biometricEnabled: flag(false),
  sessionTimeout: parsedOr(z.literal(sessionTimeouts), defaultSessionTimeout),
  /** Number of signed-in devices. */
  trustedDevices: count,
  /** A time in ISO 8601. */
  lastPasswordChange: z.string(),
  /** Null if the password is older than the record of strengths. */
  passwordStrength: parsedOr(z.nullable(z.enum(passwordStrengths)), null),
  /** Number of failed sign-ins since the last change of the password, in 30 days at most. */
  failedSignIns: count,
  loginNotifications: flag(true),
  suspiciousActivityAlerts: flag(true),
  deviceManagement: flag(false),
});
export type SecuritySettings = z.infer<typeof SecuritySettings>;

/** One setting and its new value (local §7). Two-factor authentication and biometrics have their own calls. */
export const SettingUpdate = z.union([
  z.object({ key: z.literal('sessionTimeout'), value: z.literal(sessionTimeouts) }),
  z.object({
    key: z.enum(['loginNotifications', 'suspiciousActivityAlerts', 'deviceManagement']),
    value: z.boolean(),
  }),
]);
export type SettingUpdate = z.infer<typeof SettingUpdate>;

/** A signed-in device: one session of the user (decision 100). Both times in ISO 8601. */
export const DeviceSession = z.object({
  id,
  /** From the browser's user agent, such as `Chrome on Android`. */
  deviceName: z.string(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  isCurrent: flag(false),
});
export type DeviceSession = z.infer<typeof DeviceSession>;
