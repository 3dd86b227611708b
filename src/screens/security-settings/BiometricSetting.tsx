import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { IconMark } from '#components/IconMark.tsx';
import { RegisterDevice } from '#components/RegisterDevice.tsx';
import { Switch } from '#components/Switch.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

import { SettingNotSaved } from './SettingNotSaved.tsx';
import type { SettingUpdates } from './use-setting-updates.ts';

export interface BiometricSettingProps {
  updates: SettingUpdates;
  /** Lets the device check its person; rejects when it did not. */
  onDeviceCheck: (enable: boolean) => Promise<void>;
  /** Registers this device for its person; rejects when the device did not confirm. */
  onRegisterDevice: () => Promise<void>;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/**
 * Turns the setting on and off, both after a check by the device (decision 23). It is one of the sample settings, and
 * shows a notice when the check fails. The switch on My info is another one: it changes the user at the provider, and
 * only logs a failed check (decision 24).
 */
export function BiometricSetting({
  updates,
  onDeviceCheck,
  onRegisterDevice,
  notify,
  log,
}: BiometricSettingProps) {
  const { settings, saving, failed, change } = updates;
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
      change({ key: 'biometricEnabled', value: enable });
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
        checked={settings.biometricEnabled}
        busy={checking || saving.has('biometricEnabled')}
        onCheckedChange={(enable) => void run((signal) => turn(enable, onDeviceCheck, signal))}
      />
      {refused && (
        <div className="pb-4">
          <RegisterDevice
            reason={
              settings.biometricEnabled
                ? 'Your device did not confirm that it is you, so biometrics are still on.'
                : 'Your device did not set up biometrics, so they are still off.'
            }
            busy={checking}
            onRegister={() =>
              void run((signal) => turn(!settings.biometricEnabled, onRegisterDevice, signal))
            }
          />
        </div>
      )}
      {failed.has('biometricEnabled') && (
        <div className="pb-4">
          <SettingNotSaved />
        </div>
      )}
    </div>
  );
}
