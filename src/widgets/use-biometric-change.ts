import { useState } from 'react';
import { flushSync } from 'react-dom';

import { Declined } from '#wallet/declined.ts';
import { DeviceRefused } from '#wallet/device-refused.ts';

import { useOneAtATime } from '#components/use-one-at-a-time.ts';

/**
 * Turns biometrics on or off, after a device check. `inAnotherWay` is for a device that has refused: then a new passkey
 * turns them on, and the password turns them off. Rejects with `DeviceRefused`, or with the provider's error.
 */
export type ChangeBiometrics = (enable: boolean, inAnotherWay: boolean) => Promise<void>;

/** The user's biometrics setting. */
export interface BiometricSetting {
  enabled: boolean;
  /** True if this device can check that its owner is present; otherwise it cannot turn biometrics on. */
  supported: boolean;
  onChange: ChangeBiometrics;
}

/** The reason why biometrics did not change. */
export type BiometricProblem =
  { kind: 'device-refused'; wanted: boolean } | { kind: 'not-saved'; error: unknown };

/** A change of biometrics, for rendering. */
export interface BiometricChange {
  /** The device check or the provider's call is running. */
  busy: boolean;
  problem: BiometricProblem | undefined;
  change: (enable: boolean) => void;
  /** Repeats the refused change without this device's passkey. */
  changeAnotherWay: () => void;
}

/** Changes biometrics, one change at a time. `onFailed` receives a failure, which the screen also shows. */
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
      // Synchronously: a notice is rendered at once, and the switch beside it must not lag a frame behind.
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
