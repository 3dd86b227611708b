import type { User } from '#wallet/entities/user.ts';
import { refusalOf } from '#wallet/failure.ts';

import { refreshing } from '../services/refreshing.ts';
import type { WalletServices } from '../services/wallet-services.ts';
import { checkDevice, registerDevice } from './device-check.ts';

type SettingServices = Pick<WalletServices, 'client' | 'queries' | 'session' | 'device'>;

/** Refusals that say nothing of the passkey: the session has ended or is locked, or there were too many requests. */
const otherRefusals: ReadonlySet<number> = new Set([401, 423, 429]);

/** Turns biometrics on with the passkey of this device, which the provider may not know: then it is made again. */
async function turnOn(services: SettingServices, user: User): Promise<void> {
  await checkDevice(services);
  try {
    await services.client('enableBiometric', { params: { userId: user.id }, body: {} });
  } catch (error) {
    const status = refusalOf(error)?.status ?? 500;
    if (status >= 500 || otherRefusals.has(status)) throw error;
    await registerDevice(services, user);
  }
}

/**
 * Turns biometrics on or off, after the device has checked its person (decision 23): one setting, which My info,
 * Security Settings and DigitalID show (decision 103). The first time, and when `register` says so, a passkey is made.
 */
export async function changeBiometrics(
  services: SettingServices,
  user: User,
  enable: boolean,
  register: boolean,
): Promise<void> {
  const { client, queries, session, device } = services;
  const params = { userId: user.id };
  await refreshing(queries, ['user', 'profile', 'verify', 'securitySettings'], async () => {
    if (register || (enable && !device.biometrics.isRegistered())) {
      await registerDevice(services, user);
    } else if (enable) {
      await turnOn(services, user);
    } else {
      await checkDevice(services);
    }
    if (!enable) await client('disableBiometric', { params });

    // It counts from here on, whether or not it can be read again right now.
    const change = { biometricEnabled: enable };
    session.mergeUser(change);
    queries.cache.setQueryData(
      queries.query('user', { params }).queryKey,
      (known) => known && { ...known, ...change },
    );
    queries.cache.setQueryData(
      queries.query('securitySettings', { params }).queryKey,
      (known) => known && { ...known, ...change },
    );
  });
}
