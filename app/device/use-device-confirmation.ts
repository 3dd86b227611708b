import type { ReactNode } from 'react';

import type { DeviceCheck } from '#widgets/device-check.ts';
import type { User } from '#wallet/entities/user.ts';

import { useCached } from '../services/use-loadable.ts';
import { usePresence } from '../session/use-presence.tsx';
import { useWalletServices } from '../context.ts';
import { checkDevice } from './device-check.ts';
import { useBiometricSupport } from './use-biometric-support.ts';

/** Confirms payments on the user's device (decision 96). Without a passkey on this device it asks for the password. */
export interface DeviceConfirmation extends DeviceCheck {
  /** The password prompt, while it is open, in the language of the part that renders it. */
  sheet: ReactNode;
}

/**
 * Confirms payments if the user has turned biometrics on. A device without biometrics never asks: the user made the
 * choice on another device.
 */
export function useDeviceConfirmation(user: User): DeviceConfirmation {
  const services = useWalletServices();
  const { biometrics } = services.device;
  const known = useCached('user', { params: { userId: user.id } });
  const { biometricEnabled } = known.status === 'ready' ? known.data : user;
  const supported = useBiometricSupport(biometrics);
  const { ask, sheet } = usePresence(user);
  return {
    needed: biometricEnabled && supported,
    async check() {
      if (biometrics.credentialId() !== undefined) await checkDevice(services);
      else await ask('payment');
    },
    sheet,
  };
}
