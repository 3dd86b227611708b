import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { IconMark } from '#components/IconMark.tsx';
import { RegisterDevice } from '#components/RegisterDevice.tsx';
import { Switch } from '#components/Switch.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

export interface BiometricSettingProps {
  enabled: boolean;
  /** Lets the device check its person and saves the change; rejects when it did not. */
  onDeviceCheck: (enable: boolean) => Promise<void>;
  /** Registers this device and saves the change; rejects when the device did not confirm. */
  onRegisterDevice: (enable: boolean) => Promise<void>;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/**
 * Turns biometrics on and off, both after a check by the device (decision 23). A failed check shows a notice here,
 * unlike on My info (decision 24).
 */
export function BiometricSetting({
  enabled,
  onDeviceCheck,
  onRegisterDevice,
  notify,
  log,
}: BiometricSettingProps) {
  const [refused, setRefused] = useState(false);
  const { busy: checking, run, cancel } = useOneAtATime();

  async function turn(
    enable: boolean,
    check: (enable: boolean) => Promise<void>,
    signal: AbortSignal,
  ) {
    try {
      await check(enable);
      if (signal.aborted) return;
      setRefused(false);
    } catch (error) {
      log('The device did not check its person', error);
      if (signal.aborted) return;
      // Together: a notice is drawn at once, and the switch beside it must not be a frame behind what it says.
      flushSync(() => {
        cancel();
        const code = enable ? 'biometric-failed' : 'biometric-still-on';
        notify(notices[`security-settings.${code}`]);
        setRefused(true);
      });
    }
  }

  return (
    <div>
      <Switch
        mark={<IconMark icon={FingerprintPattern} tone="brand" />}
        label="Biometrics"
        description={checking ? 'Confirm on your device' : 'Fingerprint, face or PIN'}
        checked={enabled}
        busy={checking}
        onCheckedChange={(enable) => void run((signal) => turn(enable, onDeviceCheck, signal))}
      />
      {refused && (
        <div className="pb-4">
          <RegisterDevice
            reason={
              enabled
                ? 'Your device did not confirm that it is you, so biometrics are still on.'
                : 'Your device did not set up biometrics, so they are still off.'
            }
            busy={checking}
            onRegister={() => void run((signal) => turn(!enabled, onRegisterDevice, signal))}
          />
        </div>
      )}
    </div>
  );
}
