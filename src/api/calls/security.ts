import * as z from 'zod/mini';

import { NewPasskey, Passkey } from '#wallet/entities/passkey.ts';
import { rowsOf } from '#wallet/entities/rows.ts';
import {
  DeviceSession,
  SecuritySettings,
  SettingUpdate,
} from '#wallet/entities/security-settings.ts';
import { CodeProof, RecoveryCodes, TwoFactorSetup } from '#wallet/entities/two-factor.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';
import { readGroups } from './outdated-reads.ts';

/** The calls for security settings, two-factor authentication and the devices of an account. */
export const securityCalls = {
  securitySettings: {
    method: 'GET',
    path: '/api/security-settings/{userId}',
    response: SecuritySettings,
    unauthorised: 'raise',
  },
  updateSecuritySetting: {
    method: 'PUT',
    path: '/api/security-settings/{userId}',
    request: SettingUpdate,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [...readGroups.profile, 'securitySettings'],
  },
  /**
   * The body has a passkey that the device has just made for a challenge. It has none if the device made one before.
   */
  enableBiometric: {
    method: 'POST',
    path: '/api/biometric/enable/{userId}',
    request: z.object({ passkey: z.optional(NewPasskey) }),
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [...readGroups.profile, ...readGroups.passkeys, 'notifications'],
  },
  disableBiometric: {
    method: 'POST',
    path: '/api/biometric/disable/{userId}',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [...readGroups.profile, ...readGroups.passkeys],
  },
  /** Starts the two-factor setup, which the first code completes (decision 99). */
  startTwoFactor: {
    method: 'POST',
    path: '/api/two-factor/start',
    response: TwoFactorSetup,
    unauthorised: 'raise',
    outdates: ['securitySettings'],
  },
  confirmTwoFactor: {
    method: 'POST',
    path: '/api/two-factor/confirm',
    request: CodeProof,
    response: RecoveryCodes,
    unauthorised: 'raise',
    outdates: ['securitySettings', 'notifications'],
  },
  stopTwoFactor: {
    method: 'POST',
    path: '/api/two-factor/stop',
    request: CodeProof,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['securitySettings', 'notifications'],
  },
  /** The signed-in devices: this one first, the others by the time of their last use (decision 100). */
  deviceSessions: {
    method: 'GET',
    path: '/api/sessions/{userId}',
    response: rowsOf(DeviceSession),
    unauthorised: 'raise',
  },
  endDeviceSession: {
    method: 'DELETE',
    path: '/api/sessions/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.devices,
    missing: 'null',
  },
  /** The passkeys of the account, latest first. */
  passkeys: {
    method: 'GET',
    path: '/api/passkeys/{userId}',
    response: rowsOf(Passkey),
    unauthorised: 'raise',
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/passkeys/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [...readGroups.profile, ...readGroups.passkeys],
    missing: 'null',
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/sessions/end-others',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.devices,
  },
} as const satisfies Record<string, Call>;
