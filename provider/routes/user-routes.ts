import type { AccountParts } from '../accounts/account-parts.ts';
import { disableBiometrics, enableBiometrics } from '../accounts/biometrics.ts';
import { deviceNameOf } from '../accounts/device-name.ts';
import { enterCode, sendCode } from '../accounts/prove-contact.ts';
import { saveProfile } from '../accounts/save-profile.ts';
import { getUser } from '../accounts/users.ts';
import type { CallRouter } from '../http/call-router.ts';
import { passkeyOriginOf, type Origins } from '../http/request-origin.ts';

/** The signed-in user: profile, proofs of phone number and e-mail address, and the biometrics setting. */
export function addUserRoutes(calls: CallRouter, parts: AccountParts & Origins): void {
  const { environment, messages, proxies, secretKey } = parts;
  const tools = { key: secretKey, random: environment.random };
  const after = () => messages.wake();
  calls.reading('user', (tx, { session }) => getUser(tx, session.userId));
  calls.reading('profile', (tx, { session }) => getUser(tx, session.userId));
  calls.changing(
    'updateProfile',
    (tx, { session, body, at }) => saveProfile(tx, session, { changes: body, at }, tools),
    { after },
  );
  calls.signedIn('startContactProof', ({ session, body: { kind }, context }) =>
    sendCode(parts, session, { kind, address: proxies.clientOf(context) }),
  );
  calls.signedIn('confirmContactProof', ({ session, body }) => enterCode(parts, session, body));
  calls.changing(
    'enableBiometric',
    (tx, { session, body: { passkey }, context, at }) => {
      const origin = passkeyOriginOf(context, parts);
      const deviceName = deviceNameOf(context.req.header('User-Agent'));
      return enableBiometrics(tx, session, { passkey, origin, deviceName, at }, tools);
    },
    { after },
  );
  calls.changing('disableBiometric', (tx, { session, at }) => disableBiometrics(tx, session, at));
}
