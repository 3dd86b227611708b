import { describe, expect, test } from 'vitest';

import { datesIn } from './dates.ts';
import { securityAudit, securityStatus, type SecurityFacts } from './security-audit.ts';

const now = new Date('2025-01-05T05:30:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

/** With these settings there is no finding. */
const settings: SecurityFacts['settings'] = {
  twoFactorEnabled: true,
  recoveryCodesLeft: 10,
  biometricEnabled: true,
  lastPasswordChange: ago(45),
  passwordStrength: 'good',
  failedSignIns: 0,
};
const facts: SecurityFacts = {
  settings,
  devices: [{ lastSeen: ago(0), isCurrent: true }],
  biometricSupported: true,
  keys: { lastBackup: ago(10) },
  now,
};
const auditOf = (part: Partial<SecurityFacts>) =>
  securityAudit({ ...facts, ...part }, datesIn(undefined));
const auditOfSettings = (part: Partial<SecurityFacts['settings']>) =>
  auditOf({ settings: { ...settings, ...part } });
const devices = (...lastSeen: number[]) =>
  lastSeen.map((days, index) => ({ lastSeen: ago(days), isCurrent: index === 0 }));

test('finds nothing in good settings', () => {
  expect(securityAudit(facts, datesIn(undefined))).toEqual([]);
  expect(securityStatus([])).toBe('Good');
});

describe('the password', () => {
  test('is a serious finding if it is weak', () => {
    const findings = auditOfSettings({ passwordStrength: 'weak' });
    expect(findings).toEqual([
      { concern: 'weak-password', severity: 'serious', place: 'password', count: 1 },
    ]);
    expect(securityStatus(findings)).toBe('At risk');
  });
  test('is a moderate finding if it is fair', () => {
    const findings = auditOfSettings({ passwordStrength: 'fair' });
    expect(findings).toEqual([
      { concern: 'fair-password', severity: 'moderate', place: 'password', count: 1 },
    ]);
    expect(securityStatus(findings)).toBe('Fair');
  });
  test.each(['good', 'strong', null] as const)(
    'is not a finding if its strength is %s',
    (strength) => expect(auditOfSettings({ passwordStrength: strength })).toEqual([]),
  );
  test('may be 365 days old, and not a day more', () => {
    expect(auditOfSettings({ lastPasswordChange: ago(365) })).toEqual([]);
    expect(auditOfSettings({ lastPasswordChange: ago(366) })).toEqual([
      { concern: 'old-password', severity: 'moderate', place: 'password', count: 366 },
    ]);
  });
  test('is not reported as old if its date is unreadable', () =>
    expect(auditOfSettings({ lastPasswordChange: 'long ago' })).toEqual([]));
});

describe('two-factor authentication', () => {
  test('is advised if it is off, with any number of codes left', () =>
    expect(auditOfSettings({ twoFactorEnabled: false, recoveryCodesLeft: 0 })).toEqual([
      { concern: 'two-factor-off', severity: 'advice', place: 'two-factor', count: 1 },
    ]));
  test('requires more than three recovery codes', () => {
    expect(auditOfSettings({ recoveryCodesLeft: 4 })).toEqual([]);
    expect(auditOfSettings({ recoveryCodesLeft: 3 })).toEqual([
      { concern: 'few-recovery-codes', severity: 'moderate', place: 'two-factor', count: 3 },
    ]);
    expect(auditOfSettings({ recoveryCodesLeft: 0 })).toEqual([
      { concern: 'few-recovery-codes', severity: 'moderate', place: 'two-factor', count: 0 },
    ]);
  });
});

test('biometrics are advised only if the device has them', () => {
  const off = { ...settings, biometricEnabled: false };
  expect(auditOf({ settings: off })).toEqual([
    { concern: 'biometrics-off', severity: 'advice', place: 'biometrics', count: 1 },
  ]);
  expect(auditOf({ settings: off, biometricSupported: false })).toEqual([]);
});

test('keys on this device without a backup are a finding', () => {
  expect(auditOf({ keys: { lastBackup: null } })).toEqual([
    { concern: 'keys-without-backup', severity: 'moderate', place: 'keys', count: 1 },
  ]);
  expect(auditOf({ keys: null })).toEqual([]);
});

describe('devices', () => {
  test('are unused after 90 days, except this one', () => {
    expect(auditOf({ devices: devices(200, 90) })).toEqual([]);
    expect(auditOf({ devices: devices(0, 91, 300, 1) })).toEqual([
      { concern: 'unused-devices', severity: 'moderate', place: 'devices', count: 2 },
    ]);
  });
  test('are many from six on', () => {
    expect(auditOf({ devices: devices(0, 1, 1, 1, 1) })).toEqual([]);
    expect(auditOf({ devices: devices(0, 1, 1, 1, 1, 1) })).toEqual([
      { concern: 'many-devices', severity: 'advice', place: 'devices', count: 6 },
    ]);
  });
});

test('failed sign-ins are a finding, and ten of them are serious', () => {
  expect(auditOfSettings({ failedSignIns: 1 })).toEqual([
    { concern: 'failed-sign-ins', severity: 'advice', place: 'password', count: 1 },
  ]);
  expect(auditOfSettings({ failedSignIns: 9 })).toHaveLength(1);
  expect(auditOfSettings({ failedSignIns: 10 })).toEqual([
    { concern: 'failed-sign-ins', severity: 'serious', place: 'password', count: 10 },
  ]);
});

test('the most serious finding comes first', () => {
  const findings = auditOf({
    settings: {
      twoFactorEnabled: false,
      recoveryCodesLeft: 0,
      biometricEnabled: false,
      lastPasswordChange: ago(400),
      passwordStrength: 'weak',
      failedSignIns: 2,
    },
    devices: devices(0, 100, 1, 1, 1, 1),
    keys: { lastBackup: null },
  });
  expect(findings.map(({ concern }) => concern)).toEqual([
    'weak-password',
    'old-password',
    'keys-without-backup',
    'unused-devices',
    'two-factor-off',
    'failed-sign-ins',
    'many-devices',
    'biometrics-off',
  ]);
  expect(securityStatus(findings)).toBe('At risk');
});
