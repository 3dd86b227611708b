import type { Dates } from './dates.ts';
import type { DeviceSession, SecuritySettings } from './entities/security-settings.ts';

/** The input of an audit (decision 104). */
export interface SecurityFacts {
  settings: Pick<
    SecuritySettings,
    | 'twoFactorEnabled'
    | 'recoveryCodesLeft'
    | 'biometricEnabled'
    | 'lastPasswordChange'
    | 'passwordStrength'
    | 'failedSignIns'
  >;
  /** The signed-in devices. */
  devices: readonly Pick<DeviceSession, 'lastSeen' | 'isCurrent'>[];
  /** True if this device can check that its owner is present. */
  biometricSupported: boolean;
  /** The account's keys on this device, with the time of their last backup; null if there are none. */
  keys: { lastBackup: string | null } | null;
  now: Date;
}

/** The possible findings of an audit. */
export type AuditConcern =
  | 'weak-password'
  | 'fair-password'
  | 'old-password'
  | 'failed-sign-ins'
  | 'keys-without-backup'
  | 'few-recovery-codes'
  | 'unused-devices'
  | 'two-factor-off'
  | 'many-devices'
  | 'biometrics-off';

/**
 * The severity of a finding: it puts the account at risk, it should be fixed, or fixing it would make the account
 * safer.
 */
export type AuditSeverity = 'serious' | 'moderate' | 'advice';

/** The place where a finding is fixed: a section of Security Settings, or Key Management. */
export type AuditPlace = 'password' | 'two-factor' | 'biometrics' | 'devices' | 'keys';

/** A risk that the audit has found. */
export interface AuditFinding {
  concern: AuditConcern;
  severity: AuditSeverity;
  place: AuditPlace;
  /** The figure of the finding: days, codes, devices or sign-ins; 1 if there is nothing to count. */
  count: number;
}

/** The overall status. The documents name only 'Good' (local §2). */
export type SecurityStatus = 'Good' | 'Fair' | 'At risk';

/** Maximum age of a password, in days. */
const passwordDays = 365;

/** This number of recovery codes left, or fewer, is a finding. */
export const fewRecoveryCodes = 3;

/** Maximum number of days for which a device should stay signed in without being used. */
const unusedDays = 90;

/** Maximum number of devices that one user is likely to use. */
const usualDevices = 5;

/** This number of failed sign-ins suggests that someone is guessing. */
const manyFailedSignIns = 10;

/** The problems to fix, the most serious first. */
export function securityAudit(facts: SecurityFacts, { daysOld }: Dates): AuditFinding[] {
  const { settings, devices, biometricSupported, keys, now } = facts;
  const { passwordStrength, twoFactorEnabled, recoveryCodesLeft, failedSignIns } = settings;
  const passwordAge = daysOld(settings.lastPasswordChange, now) ?? 0;
  const unused = devices.filter(
    ({ isCurrent, lastSeen }) => !isCurrent && (daysOld(lastSeen, now) ?? 0) > unusedDays,
  ).length;

  const findings: AuditFinding[] = [];
  function find(
    found: boolean,
    concern: AuditConcern,
    severity: AuditSeverity,
    place: AuditPlace,
    count = 1,
  ) {
    if (found) findings.push({ concern, severity, place, count });
  }

  const guessed = failedSignIns >= manyFailedSignIns;
  find(passwordStrength === 'weak', 'weak-password', 'serious', 'password');
  find(guessed, 'failed-sign-ins', 'serious', 'password', failedSignIns);
  find(passwordStrength === 'fair', 'fair-password', 'moderate', 'password');
  find(passwordAge > passwordDays, 'old-password', 'moderate', 'password', passwordAge);
  find(keys !== null && keys.lastBackup === null, 'keys-without-backup', 'moderate', 'keys');
  find(
    twoFactorEnabled && recoveryCodesLeft <= fewRecoveryCodes,
    'few-recovery-codes',
    'moderate',
    'two-factor',
    recoveryCodesLeft,
  );
  find(unused > 0, 'unused-devices', 'moderate', 'devices', unused);
  find(!twoFactorEnabled, 'two-factor-off', 'advice', 'two-factor');
  find(failedSignIns > 0 && !guessed, 'failed-sign-ins', 'advice', 'password', failedSignIns);
  find(devices.length > usualDevices, 'many-devices', 'advice', 'devices', devices.length);
  find(biometricSupported && !settings.biometricEnabled, 'biometrics-off', 'advice', 'biometrics');
  return findings;
}

/** The overall status. It is 'Good' if all findings are advice. */
export function securityStatus(findings: readonly AuditFinding[]): SecurityStatus {
  const has = (wanted: AuditSeverity) => findings.some(({ severity }) => severity === wanted);
  if (has('serious')) return 'At risk';
  return has('moderate') ? 'Fair' : 'Good';
}
