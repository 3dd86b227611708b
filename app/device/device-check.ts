import { useEffect, useState } from 'react';

import type { User } from '#wallet/entities/entities.ts';
import { fullName } from '#wallet/entities/my-info.ts';

import { deviceBiometrics } from './biometrics.ts';

const biometrics = deviceBiometrics();

/**
 * Lets the device check its person before biometrics go on or off (decision 23). The first time that makes the
 * credential; rejects when the device did not.
 */
export function checkDevice(user: User, enable: boolean): Promise<void> {
  return enable && !biometrics.isRegistered()
    ? biometrics.register({ id: user.id, email: user.email, name: fullName(user) })
    : biometrics.authenticate();
}

/** Whether the device can check who holds it; not, until it has said so. */
export function useBiometricSupport(): boolean {
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
  }, []);
  return supported;
}
