import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';

import { IconMark } from '#components/IconMark.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { RegisterDevice } from '#components/RegisterDevice.tsx';
import { Switch } from '#components/Switch.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { failureMessage } from '#wallet/failure-message.ts';

export interface BiometricSwitchProps {
  enabled: boolean;
  /** Lets the device check its person; rejects when it did not. */
  onDeviceCheck: (enable: boolean) => Promise<void>;
  /** Registers this device for its person; rejects when the device did not confirm. */
  onRegisterDevice: () => Promise<void>;
  /** Tells the provider; rejects when it could not. */
  onChange: (enable: boolean) => Promise<void>;
  log: (problem: string, detail: unknown) => void;
}

/** Turns biometrics on and off, after the device has checked its person in both directions (decision 23). */
export function BiometricSwitch({
  enabled,
  onDeviceCheck,
  onRegisterDevice,
  onChange,
  log,
}: BiometricSwitchProps) {
  /** What the person wanted when the device did not confirm. */
  const [refused, setRefused] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const { busy: checking, run } = useOneAtATime();

  async function turn(enable: boolean, check: (enable: boolean) => Promise<void>) {
    setFailure(undefined);
    try {
      await check(enable);
    } catch (error) {
      log('The device did not check its person', error);
      setRefused(enable);
      return;
    }
    setRefused(undefined);
    try {
      await onChange(enable);
    } catch (error) {
      const reason = failureMessage(error, 'try again');
      setFailure(`The change could not be saved. ${reason}`);
    }
  }

  return (
    <>
      <Switch
        mark={<IconMark icon={FingerprintPattern} tone="brand" />}
        label="Biometrics"
        description={checking ? 'Confirm on your device' : 'Fingerprint, face or PIN'}
        checked={enabled}
        onCheckedChange={(enable) => void run(() => turn(enable, onDeviceCheck))}
      />
      {refused !== undefined && (
        <div className="pb-4">
          <RegisterDevice
            reason={`Your device did not confirm that it is you, so biometrics are still ${enabled ? 'on' : 'off'}.`}
            busy={checking}
            onRegister={() => void run(() => turn(refused, onRegisterDevice))}
          />
        </div>
      )}
      {failure && (
        <div className="pb-4">
          <InlineNotice tone="negative">{failure}</InlineNotice>
        </div>
      )}
    </>
  );
}
