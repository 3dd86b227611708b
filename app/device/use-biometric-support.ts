import { useEffect, useState } from 'react';

import type { Biometrics } from './biometrics.ts';

/** True if the device can verify its owner. False until the device has answered. */
export function useBiometricSupport(biometrics: Pick<Biometrics, 'isSupported'>): boolean {
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
