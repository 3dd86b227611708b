import type { ReactNode } from 'react';

import type { User } from '#wallet/entities/user.ts';

import { useKnown } from '../services/use-loadable.ts';
import { usePresence } from '../session/use-presence.tsx';
import { useWalletServices } from '../context.ts';
import { checkDevice } from './device-check.ts';
import { useBiometricSupport } from './use-biometric-support.ts';

/** Whether the person's device confirms payments, and how it does so (decision 96). */
export interface DeviceConfirmation {
  needed: boolean;
  /** Lets the device check its person; rejects when it did not. Without a passkey here it asks for the password. */
  check: () => Promise<void>;
  /** The question for the password, while it is open. */
  sheet: ReactNode;
}

/**
 * The person's choice to confirm by biometrics. A device that has none never confirms: the choice was made on another
 * one.
 */
export function useDeviceConfirmation(user: User, lang: 'en' | 'ko' = 'en'): DeviceConfirmation {
  const services = useWalletServices();
  const { biometrics } = services.device;
  const known = useKnown('user', { params: { userId: user.id } });
  const { biometricEnabled } = known.status === 'ready' ? known.data : user;
  const supported = useBiometricSupport(biometrics);
  const { ask, sheet } = usePresence(user, lang);
  return {
    needed: biometricEnabled && supported,
    async check() {
      if (biometrics.isRegistered()) await checkDevice(services);
      else await ask('payment');
    },
    sheet,
  };
}
