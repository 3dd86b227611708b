import { FingerprintPattern } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { IconMark } from '#components/IconMark.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Switch } from '#components/Switch.tsx';
import { useLeaveSignal } from '#components/form/use-leave-signal.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

import { SettingNotSaved } from './SettingNotSaved.tsx';
import type { SettingUpdates } from './use-setting-updates.ts';

export interface BiometricSettingProps {
  updates: SettingUpdates;
  /** Lets the device check its person; rejects when it did not. */
  onDeviceCheck: (enable: boolean) => Promise<void>;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/**
 * Turns the setting on and off, after the device has checked its person in both directions (decision 23). My info's
 * switch is another one: that changes what the provider knows and only logs a failure, this is one of the sample
 * settings and tells it (decision 24).
 */
export function BiometricSetting({ updates, onDeviceCheck, notify, log }: BiometricSettingProps) {
  const { settings, saving, failed, change } = updates;
  const [stage, setStage] = useState<'idle' | 'checking' | 'refused'>('idle');
  // A second press can come before the first one's state has been drawn.
  const underWay = useRef(false);
  const leaveSignal = useLeaveSignal();

  async function turn(enable: boolean) {
    if (underWay.current) return;
    const left = leaveSignal();
    underWay.current = true;
    setStage('checking');
    try {
      await onDeviceCheck(enable);
      if (left.aborted) return;
      setStage('idle');
      change({ key: 'biometricEnabled', value: enable });
    } catch (error) {
      log('The device did not check its person', error);
      if (left.aborted) return;
      // Together: a notice is drawn at once, and the switch beside it shall not be a frame behind what it says.
      flushSync(() => {
        const code = enable ? 'biometric-failed' : 'biometric-still-on';
        notify(notices[`security-settings.${code}`]);
        setStage('refused');
      });
    } finally {
      underWay.current = false;
    }
  }

  return (
    <div>
      <Switch
        mark={<IconMark icon={FingerprintPattern} tone="brand" />}
        label="Biometrics"
        description={stage === 'checking' ? 'Confirm on your device' : 'Fingerprint, face or PIN'}
        checked={settings.biometricEnabled}
        busy={stage === 'checking' || saving.has('biometricEnabled')}
        onCheckedChange={(enable) => void turn(enable)}
      />
      {stage === 'refused' && (
        <div className="pb-4">
          <InlineNotice tone="negative">
            {settings.biometricEnabled
              ? 'Your device did not confirm that it is you, so biometrics are still on.'
              : 'Your device did not set up biometrics, so they are still off.'}
          </InlineNotice>
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
