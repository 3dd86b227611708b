import type { SecuritySettings, SettingUpdate } from '#wallet/entities/security-settings.ts';
import { passwordStrength } from '#wallet/password-strength.ts';

import { and, count, eq, gt, lte } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { accountSecurity, failedSignIns, sessions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { recoveryCodesLeft } from './two-factor.ts';

/** How long a failed sign-in is remembered, in milliseconds. */
export const failedSignInsAge = 30 * 24 * 60 * 60_000;

/** The most failed sign-ins that are remembered of a user. */
const maxFailedSignIns = 1_000;

/** Failed sign-ins within the window of which the user is told once (decision 101). */
export const suspiciousFailures = 3;

/** The window, in milliseconds. */
const suspiciousWindow = 15 * 60_000;

/** Begins what is known of the safety of a new account. */
export async function openAccountSecurity(
  tx: Tx,
  {
    userId,
    password,
    about,
    at,
  }: {
    userId: number;
    password: string;
    /** What others know of the user: in a password it is easy to guess. */
    about: readonly string[];
    at: Date;
  },
): Promise<void> {
  await tx.insert(accountSecurity).values({
    userId,
    passwordChangedAt: at,
    passwordStrength: passwordStrength(password, about),
  });
}

/** What a user has set to guard their account, and what is known of its safety. */
export async function securitySettingsOf(
  tx: Tx,
  userId: number,
  at: Date,
): Promise<SecuritySettings> {
  const { security, user } = onlyRow(
    await tx
      .select({ security: accountSecurity, user: users })
      .from(accountSecurity)
      .innerJoin(users, eq(users.id, accountSecurity.userId))
      .where(eq(accountSecurity.userId, userId)),
  );
  const [{ devices } = { devices: 0 }] = await tx
    .select({ devices: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)));
  return {
    twoFactorEnabled: security.authenticatorConfirmedAt !== null,
    recoveryCodesLeft: await recoveryCodesLeft(tx, userId),
    biometricEnabled: user.biometricEnabled,
    sessionTimeout: user.sessionTimeout,
    trustedDevices: devices,
    lastPasswordChange: security.passwordChangedAt.toISOString(),
    passwordStrength: security.passwordStrength,
    failedSignIns: await failedSignInsSince(tx, userId, failedSignInsAge, at),
    loginNotifications: security.loginNotifications,
    suspiciousActivityAlerts: security.suspiciousActivityAlerts,
    deviceManagement: security.deviceManagement,
  };
}

/** Changes one setting. */
export async function updateSecuritySetting(
  tx: Tx,
  userId: number,
  { key, value }: SettingUpdate,
): Promise<void> {
  if (key === 'sessionTimeout') {
    await tx.update(users).set({ sessionTimeout: value }).where(eq(users.id, userId));
    return;
  }
  await tx
    .update(accountSecurity)
    .set({ [key]: value })
    .where(eq(accountSecurity.userId, userId));
}

/** Replaces a password by its hash, and notes when and how strong it is. */
export async function setPassword(
  tx: Tx,
  {
    userId,
    password,
    passwordHash,
    at,
  }: { userId: number; password: string; passwordHash: string; at: Date },
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await tx
    .update(accountSecurity)
    .set({ passwordChangedAt: at, passwordStrength: passwordStrength(password) })
    .where(eq(accountSecurity.userId, userId));
}

/** Notes a failed sign-in. Returns whether there are now so many in a short time that the user must hear of it. */
export async function noteFailedSignIn(tx: Tx, userId: number, at: Date): Promise<boolean> {
  const outdated = new Date(at.getTime() - failedSignInsAge);
  await tx
    .delete(failedSignIns)
    .where(and(eq(failedSignIns.userId, userId), lte(failedSignIns.createdAt, outdated)));
  if ((await failedSignInsSince(tx, userId, failedSignInsAge, at)) >= maxFailedSignIns) {
    return false;
  }
  await tx.insert(failedSignIns).values({ userId, createdAt: at });
  return (await failedSignInsSince(tx, userId, suspiciousWindow, at)) === suspiciousFailures;
}

async function failedSignInsSince(
  tx: Tx,
  userId: number,
  milliseconds: number,
  at: Date,
): Promise<number> {
  const since = new Date(at.getTime() - milliseconds);
  const [{ failures } = { failures: 0 }] = await tx
    .select({ failures: count() })
    .from(failedSignIns)
    .where(and(eq(failedSignIns.userId, userId), gt(failedSignIns.createdAt, since)));
  return failures;
}
