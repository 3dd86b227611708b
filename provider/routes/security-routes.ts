import type { AccountParts } from '../accounts/account-parts.ts';
import { securitySettingsOf, updateSecuritySetting } from '../accounts/account-security.ts';
import {
  beginTwoFactor,
  turnTwoFactorOff,
  turnTwoFactorOn,
} from '../accounts/change-two-factor.ts';
import { removePasskey } from '../accounts/biometrics.ts';
import { endDevice, endOtherDevices } from '../accounts/end-devices.ts';
import { passkeysOf } from '../accounts/passkeys.ts';
import { deviceSessionsOf } from '../accounts/sessions.ts';
import type { CallRouter } from '../http/call-router.ts';

/** The signed-in user's security settings, two-factor authentication, and signed-in devices, and passkeys. */
export function addSecurityRoutes(calls: CallRouter, parts: AccountParts): void {
  const { environment, sessionTime } = parts;
  calls.reading('securitySettings', (tx, { session }) =>
    securitySettingsOf(tx, session.userId, environment.clock.now()),
  );
  calls.changing('updateSecuritySetting', async (tx, { session, body }) => {
    await updateSecuritySetting(tx, session.userId, body);
    return {};
  });
  calls.changing('startTwoFactor', (tx, { session }) => beginTwoFactor(tx, session, parts));
  calls.signedIn('confirmTwoFactor', async ({ session, body: { code } }) => ({
    recoveryCodes: await turnTwoFactorOn(parts, session, code),
  }));
  calls.signedIn('stopTwoFactor', async ({ session, body: { code } }) => {
    await turnTwoFactorOff(parts, session, code);
    return {};
  });
  calls.reading('deviceSessions', (tx, { session }) =>
    deviceSessionsOf(tx, session, sessionTime()),
  );
  calls.changing('endDeviceSession', async (tx, { session: { userId }, params: { id }, at }) => {
    await endDevice(tx, { userId, id, at });
    return {};
  });
  calls.reading('passkeys', (tx, { session }) => passkeysOf(tx, session.userId));
  calls.changing('removePasskey', async (tx, { session, params: { id }, at }) => {
    await removePasskey(tx, session, { id, at });
    return {};
  });
  calls.changing('endOtherSessions', async (tx, { session, at }) => {
    await endOtherDevices(tx, session, at);
    return {};
  });
}
