import type { User } from '#wallet/entities/user.ts';
import { refusalOf } from '#wallet/failure.ts';

import { rewrite } from '../services/rewrite.ts';
import type { WalletServices } from '../context.ts';
import type { PresenceCheck } from '../session/use-presence.tsx';
import { checkDevice, registerDevice, signByDevice } from './device-check.ts';

type SettingServices = Pick<WalletServices, 'client' | 'queries' | 'session' | 'device'>;

/** A change of the setting. `inAnotherWay` is set after the device has refused: its passkey is then not used. */
interface Change {
  user: User;
  enable: boolean;
  inAnotherWay: boolean;
}

/**
 * Turns biometrics on or off, after the device has verified its owner (decision 23). My info, Security Settings and
 * DigitalID show the same setting (decision 103). A new passkey is made if this device has none, if the provider does
 * not know it, or if it is lost. Before that, the user is asked and informed (decision 145).
 */
export async function changeBiometrics(
  services: SettingServices,
  { ask, withPresence }: Pick<PresenceCheck, 'ask' | 'withPresence'>,
  { user, enable, inAnotherWay }: Change,
): Promise<void> {
  const { client, queries, session, device } = services;
  const params = { userId: user.id };

  async function makePasskey() {
    await ask('passkey');
    await registerDevice(services, user);
  }

  async function turnOn() {
    await checkDevice(services);
    try {
      await withPresence(() => client('enableBiometric', { params, body: {} }));
    } catch (error) {
      if (refusalOf(error)?.code !== 'passkey-missing') throw error;
      await makePasskey();
    }
  }

  /**
   * Confirms the user's presence by the passkey. If the provider does not know it, the next call needs the password.
   */
  async function showByDevice() {
    const assertion = await signByDevice(services);
    try {
      await client('confirmPresence', { body: { assertion } });
    } catch (error) {
      if (refusalOf(error)?.code !== 'device-not-confirmed') throw error;
    }
  }

  if (enable) {
    await (inAnotherWay || device.biometrics.credentialId() === undefined
      ? makePasskey()
      : turnOn());
  } else {
    if (!inAnotherWay) await showByDevice();
    await withPresence(() => client('disableBiometric', { params }));
    // The provider has removed the passkeys of all devices.
    device.biometrics.forget();
  }

  const change = { biometricEnabled: enable };
  session.mergeUser(change);
  rewrite(queries, 'user', { params }, (known) => known && { ...known, ...change });
  rewrite(queries, 'securitySettings', { params }, (known) => known && { ...known, ...change });
}
