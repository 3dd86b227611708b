import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { SecurityMessages } from '#i18n/en/security.ts';
import { Declined } from '#wallet/declined.ts';
import { DeviceRefused } from '#wallet/device-refused.ts';

import { useOneAtATime } from '#components/use-one-at-a-time.ts';

/**
 * Turns biometrics on or off, after a device check. `inAnotherWay` is for a device that has refused: then a new passkey
 * turns them on, and the password turns them off. Rejects with `DeviceRefused`, or with the provider's error.
 */
export type ChangeBiometrics = (enable: boolean, inAnotherWay: boolean) => Promise<void>;

/** This device has a passkey of the wallet, can make one, or cannot check that its owner is present (decision 216). */
export type DeviceBiometrics = 'registered' | 'unregistered' | 'unsupported';

/** The user's biometrics setting, and this device. */
export interface BiometricSetting {
  /** True if the account has biometrics on, which another device may have done. */
  enabled: boolean;
  device: DeviceBiometrics;
  onChange: ChangeBiometrics;
}

/** The difference between the account and this device in words; undefined if there is none. */
export function deviceDifference(
  { enabled, device }: Pick<BiometricSetting, 'enabled' | 'device'>,
  t: SecurityMessages['biometrics'],
): string | undefined {
  if (!enabled || device === 'registered') return undefined;
  return device === 'unregistered' ? t.unregistered : t.unsupported;
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
