import { fromNetwork } from '#api/client.ts';
import type { User } from '#wallet/entities/user.ts';

import { useKnown } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import { useBiometricSupport } from './use-biometric-support.ts';

/** Whether the person's device confirms payments, and how it does so (decision 96). */
export interface DeviceConfirmation {
  needed: boolean;
  /** Lets the device check its person; rejects when it did not. */
  check: () => Promise<void>;
}

/**
 * The person's choice to confirm by biometrics. A device that has none never confirms: the choice was made on another
 * one. The first time the device makes its passkey, which is a check too.
 */
export function useDeviceConfirmation(user: User): DeviceConfirmation {
  const services = useWalletServices();
  const { biometrics } = services.device;
  const known = useKnown('user', { params: { userId: user.id } });
  const { biometricEnabled } = known.status === 'ready' ? known.data : user;
  const supported = useBiometricSupport(biometrics);
  return {
    needed: biometricEnabled && supported,
    async check() {
      const { checkDevice, registerDevice } = await fromNetwork(import('./device-check.ts'));
      await (biometrics.isRegistered() ? checkDevice(services) : registerDevice(services, user));
    },
  };
}
