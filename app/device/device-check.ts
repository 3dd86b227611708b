import { DeviceRefused } from '#wallet/device-refused.ts';
import type { NewPasskey, PasskeyAssertion } from '#wallet/entities/passkey.ts';
import { fullName } from '#wallet/entities/my-info.ts';
import type { SessionGrant } from '#wallet/entities/session.ts';
import type { User } from '#wallet/entities/user.ts';
import { refusalOf } from '#wallet/failure.ts';

import type { WalletServices } from '../context.ts';

type CheckServices = Pick<WalletServices, 'client' | 'device'>;

/** Awaits the device's answer. Rejects with `DeviceRefused`, which differs from the provider's refusals. */
async function fromDevice<Answer extends NewPasskey | PasskeyAssertion>(
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new DeviceRefused(error);
  }
}

/**
 * Makes a passkey of this device, also to replace a lost one, and registers it at the provider, which turns biometrics
 * on. Rejects with `DeviceRefused`, or with the provider's error.
 */
export async function registerDevice({ client, device }: CheckServices, user: User): Promise<void> {
  const { challenge } = await client('passkeyChallenge', {});
  const account = { id: user.id, email: user.email, name: fullName(user) };
  const passkey = await fromDevice(device.biometrics.register(account, challenge));
  await client('enableBiometric', { params: { userId: user.id }, body: { passkey } });
  device.biometrics.remember(passkey);
}

/** Verifies the device's owner with its passkey. Rejects with `DeviceRefused`. */
export async function checkDevice({ device }: Pick<CheckServices, 'device'>): Promise<void> {
  await fromDevice(device.biometrics.authenticate());
}

/**
 * Signs in by a passkey. Rejects with `DeviceRefused`, or with the provider's error, after which this device's passkey
 * is forgotten if no account has it.
 */
export async function signInByDevice({ client, device }: CheckServices): Promise<SessionGrant> {
  const { challenge } = await client('passkeySignInChallenge', {});
  const assertion = await fromDevice(device.biometrics.authenticate(challenge, 'choose'));
  try {
    return await client('passkeySignIn', { body: { challenge, assertion } });
  } catch (error) {
    if (refusalOf(error)?.code === 'passkey-refused') device.biometrics.forget();
    throw error;
  }
}

/** A challenge of the provider signed by the device's passkey. Rejects as `registerDevice` does. */
export async function signByDevice({ client, device }: CheckServices): Promise<PasskeyAssertion> {
  const { challenge } = await client('passkeyChallenge', {});
  return fromDevice(device.biometrics.authenticate(challenge));
}
