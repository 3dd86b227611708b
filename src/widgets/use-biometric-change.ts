import { useState } from 'react';
import { flushSync } from 'react-dom';

import { Declined } from '#wallet/declined.ts';
import { DeviceRefused } from '#wallet/device-refused.ts';

import { useOneAtATime } from '#components/use-one-at-a-time.ts';

/**
 * Turns biometrics on or off, after the device has checked its person. In another way, because the device has refused:
 * with a new passkey to turn them on, and by the password to turn them off. Rejects with `DeviceRefused`, or with what
 * the provider answered.
 */
export type ChangeBiometrics = (enable: boolean, inAnotherWay: boolean) => Promise<void>;

/** Biometrics as the person has set them. */
export interface BiometricSetting {
  enabled: boolean;
  /** Whether this device can check who holds it: without that it cannot turn biometrics on. */
  supported: boolean;
  onChange: ChangeBiometrics;
}

/** Why biometrics are as they were. */
export type BiometricProblem =
  { kind: 'device-refused'; wanted: boolean } | { kind: 'not-saved'; error: unknown };

/** A change of biometrics as a screen draws it. */
export interface BiometricChange {
  /** The device is checking its person, or the provider is being told. */
  busy: boolean;
  problem: BiometricProblem | undefined;
  change: (enable: boolean) => void;
  /** Changes what the device refused, without its passkey. */
  changeAnotherWay: () => void;
}

/** Changes biometrics, once at a time. `onFailed` tells of a failure beside what the screen draws. */
export function useBiometricChange(
  onChange: ChangeBiometrics,
  onFailed: (error: unknown, wanted: boolean) => void,
): BiometricChange {
  const [problem, setProblem] = useState<BiometricProblem>();
  const { busy, run, cancel } = useOneAtATime();

  async function turn(enable: boolean, inAnotherWay: boolean, signal: AbortSignal) {
    setProblem((known) => (known?.kind === 'not-saved' ? undefined : known));
    try {
      await onChange(enable, inAnotherWay);
      if (!signal.aborted) setProblem(undefined);
    } catch (error) {
      if (signal.aborted || error instanceof Declined) return;
      // Together: a notice is drawn at once, and the switch beside it must not be a frame behind what it says.
      flushSync(() => {
        cancel();
        onFailed(error, enable);
        setProblem(
          error instanceof DeviceRefused
            ? { kind: 'device-refused', wanted: enable }
            : { kind: 'not-saved', error },
        );
      });
    }
  }

  return {
    busy,
    problem,
    change: (enable) => void run((signal) => turn(enable, false, signal)),
    changeAnotherWay() {
      if (problem?.kind !== 'device-refused') return;
      void run((signal) => turn(problem.wanted, true, signal));
    },
  };
}
