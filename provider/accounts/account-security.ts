import type { SecuritySettings, SettingUpdate } from '#wallet/entities/security-settings.ts';
import { passwordStrength } from '#wallet/password-strength.ts';

import { and, count, eq, gt, lte, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { accountSecurity, failedSignIns, sessions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { recoveryCodesLeft } from './two-factor.ts';

/** Retention of failed sign-ins, in milliseconds. */
export const failedSignInsAge = 30 * 24 * 60 * 60_000;

/** Maximum number of stored failed sign-ins per user. */
const maxFailedSignIns = 1_000;

/** Number of failed sign-ins within the window after which the user is notified once (decision 101). */
export const suspiciousFailures = 3;

/** Window of `suspiciousFailures`, in milliseconds. */
const suspiciousWindow = 15 * 60_000;

/** Creates the security settings of a new account. */
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
    /** Known facts about the user; a password that contains them is easy to guess. */
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

/** A user's security settings, with facts such as the number of devices and of recent failed sign-ins. */
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
    // A change of the password is what the audit advises against failed sign-ins, so it ends them.
    failedSignIns: await failedSignInsSince(
      tx,
      userId,
      Math.min(failedSignInsAge, at.getTime() - security.passwordChangedAt.getTime()),
      at,
    ),
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

/** Stores the hash of a new password, the time of the change, and the password's strength. */
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

/**
 * Records a failed sign-in, unless there is no such user. Returns true when a series of failures must be reported to
 * the user.
 */
export async function noteFailedSignIn(tx: Tx, userId: number, at: Date): Promise<boolean> {
  const outdated = new Date(at.getTime() - failedSignInsAge);
  await tx
    .delete(failedSignIns)
    .where(and(eq(failedSignIns.userId, userId), lte(failedSignIns.createdAt, outdated)));
  if ((await failedSignInsSince(tx, userId, failedSignInsAge, at)) >= maxFailedSignIns) {
    return false;
  }
  await tx.execute(
    sql`insert into failed_sign_ins (user_id, created_at)
      select id, ${at.toISOString()}::timestamptz from users where id = ${userId}`,
  );
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
