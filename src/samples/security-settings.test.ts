import { expect, test } from 'vitest';

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

test('the sample person has as many devices as their settings say, and is on the first', () => {
  const devices = sampleDeviceSessions(now);
  expect(devices).toHaveLength(3);
  expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
});

test('the audit of the sample person finds advice only, so that their status is good', () => {
  const findings = securityAudit({
    settings: sampleSecuritySettings(now),
    devices: sampleDeviceSessions(now),
    biometricSupported: true,
    keys: null,
    now,
  });
  expect(findings).toEqual([
    { concern: 'two-factor-off', severity: 'advice', place: 'two-factor', count: 1 },
    { concern: 'biometrics-off', severity: 'advice', place: 'biometrics', count: 1 },
  ]);
  expect(securityStatus(findings)).toBe('Good');
});
