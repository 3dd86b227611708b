import { expect, test } from 'vitest';

import { datesIn } from '#wallet/dates.ts';
import { securityAudit, securityStatus } from '#wallet/security-audit.ts';

import { sampleDeviceSessions, sampleSecuritySettings } from './security-settings.ts';

const now = new Date('2025-01-05T05:30:00.000Z');

test('the sample settings are 30 minutes, three devices, and a password 45 days old', () =>
  expect(sampleSecuritySettings(now)).toEqual({
    twoFactorEnabled: false,
    recoveryCodesLeft: 0,
    biometricEnabled: false,
    sessionTimeout: 30,
    trustedDevices: 3,
    lastPasswordChange: '2024-11-21T05:30:00.000Z',
    passwordStrength: 'good',
    failedSignIns: 0,
    loginNotifications: true,
    suspiciousActivityAlerts: true,
    deviceManagement: false,
  }));

test('the sample user is on the first of three devices', () =>
  expect(sampleDeviceSessions(now)).toEqual([
    {
      id: 3,
      deviceName: 'Chrome on Android',
      firstSeen: '2024-12-24T05:30:00.000Z',
      lastSeen: '2025-01-05T05:30:00.000Z',
      isCurrent: true,
    },
    {
      id: 2,
      deviceName: 'Safari on iOS',
      firstSeen: '2024-12-16T05:30:00.000Z',
      lastSeen: '2025-01-05T00:30:00.000Z',
      isCurrent: false,
    },
    {
      id: 1,
      deviceName: 'Chrome on Windows',
      firstSeen: '2024-12-10T05:30:00.000Z',
      lastSeen: '2025-01-02T05:30:00.000Z',
      isCurrent: false,
    },
  ]));

test('the audit of the sample user finds advice only, so that their status is good', () => {
  const findings = securityAudit(
    {
      settings: sampleSecuritySettings(now),
      devices: sampleDeviceSessions(now),
      biometricSupported: true,
      keys: null,
      now,
    },
    datesIn(undefined),
  );
  expect(findings).toEqual([
    { concern: 'two-factor-off', severity: 'advice', place: 'two-factor', count: 1 },
    { concern: 'biometrics-off', severity: 'advice', place: 'biometrics', count: 1 },
  ]);
  expect(securityStatus(findings)).toBe('Good');
});
