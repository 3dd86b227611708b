import type { Passkey } from '#wallet/entities/passkey.ts';
import type { DeviceSession, SecuritySettings } from '#wallet/entities/security-settings.ts';
import type { TwoFactorSetup } from '#wallet/entities/two-factor.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The sample user's settings; their password was changed 45 days before (local §3). */
export function sampleSecuritySettings(now: Date): SecuritySettings {
  return {
    twoFactorEnabled: false,
    recoveryCodesLeft: 0,
    biometricEnabled: false,
    sessionTimeout: 30,
    trustedDevices: 3,
    lastPasswordChange: new Date(now.getTime() - 45 * day).toISOString(),
    passwordStrength: 'good',
    failedSignIns: 0,
    loginNotifications: true,
    suspiciousActivityAlerts: true,
    deviceManagement: false,
  };
}

/** The sample user's three trusted devices (local §3). */
export function sampleDeviceSessions(now: Date): DeviceSession[] {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  return [
    {
      id: 3,
      deviceName: 'Chrome on Android',
      firstSeen: ago(12 * day),
      lastSeen: ago(0),
      isCurrent: true,
    },
    {
      id: 2,
      deviceName: 'Safari on iOS',
      firstSeen: ago(20 * day),
      lastSeen: ago(5 * hour),
      isCurrent: false,
    },
    {
      id: 1,
      deviceName: 'Chrome on Windows',
      firstSeen: ago(26 * day),
      lastSeen: ago(3 * day),
      isCurrent: false,
    },
  ];
}

/** Two passkeys of the catalogue, latest first. */
export function samplePasskeys(now: Date): Passkey[] {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  return [
    {
      id: 2,
      credentialId: 'bW9jay1wYXNza2V5',
      deviceName: 'Chrome on Android',
      added: ago(12 * day),
      lastUsed: ago(2 * hour),
    },
    {
      id: 1,
      credentialId: 'b2xkLXBhc3NrZXk',
      deviceName: 'Safari on iOS',
      added: ago(20 * day),
      lastUsed: null,
    },
  ];
}

/** The catalogue's setup data of an authenticator app. The secret is from the examples of RFC 6238. */
export const sampleTwoFactorSetup: TwoFactorSetup = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Superwallet:jiwoo.kim%40example.com?issuer=Superwallet&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
};

/** The recovery codes of the catalogue. */
export const sampleRecoveryCodes: readonly string[] = [
  'k7mq-2vxd',
  '9fhc-w4tn',
  'r3ps-8gjb',
  'x6dk-5yme',
  'c2vw-7hqf',
  'n8tb-3rxs',
  'j4gy-6pkd',
  'm5fe-9cwv',
  'h7xn-2qtb',
  'd9rs-4jgy',
];
