import { useEffect, useState } from 'react';

import type { User } from '#wallet/entities/user.ts';
import { fullName } from '#wallet/entities/my-info.ts';

import type { Biometrics } from './biometrics.ts';

/**
 * Lets the device check its person before biometrics go on or off (decision 23). The first time it makes the
 * credential. Rejects when the device did not confirm.
 */
export function checkDevice(biometrics: Biometrics, user: User, enable: boolean): Promise<void> {
  return enable && !biometrics.isRegistered()
    ? registerDevice(biometrics, user)
    : biometrics.authenticate();
}

/** Makes a credential on this device, in place of one that is gone. Rejects when the device did not confirm. */
export function registerDevice(biometrics: Biometrics, user: User): Promise<void> {
  return biometrics.register({ id: user.id, email: user.email, name: fullName(user) });
}

/** Whether the device can check who holds it; false until it has answered. */
export function useBiometricSupport(biometrics: Biometrics): boolean {
  const [supported, setSupported] = useState(false);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const answer = await biometrics.isSupported();
      if (!left) setSupported(answer);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [biometrics]);
  return supported;
}
