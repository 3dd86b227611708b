import { useState, type ReactNode } from 'react';

import { fromNetwork } from '#api/client.ts';
import type { ChangeBiometrics, DeviceBiometrics } from '#widgets/use-biometric-change.ts';
import type { User } from '#wallet/entities/user.ts';

import { useWalletServices } from '../context.ts';
import { usePresence } from '../session/use-presence.tsx';
import { useBiometricSupport } from './use-biometric-support.ts';

/** The biometric setting of the signed-in user, shared by all screens that show it. */
export function useBiometricSetting(user: User): {
  device: DeviceBiometrics;
  change: ChangeBiometrics;
  /** The presence prompt, while it is open. */
  sheet: ReactNode;
} {
  const services = useWalletServices();
  const { biometrics } = services.device;
  const supported = useBiometricSupport(biometrics);
  const [registered, setRegistered] = useState(() => biometrics.credentialId() !== undefined);
  const presence = usePresence(user);
  return {
    device: !supported ? 'unsupported' : registered ? 'registered' : 'unregistered',
    // Lazy-loaded: most visits do not change the setting.
    async change(enable, inAnotherWay) {
      const { changeBiometrics } = await fromNetwork(import('./change-biometrics.ts'));
      await changeBiometrics(services, presence, { user, enable, inAnotherWay });
      setRegistered(biometrics.credentialId() !== undefined);
    },
    sheet: presence.sheet,
  };
}
