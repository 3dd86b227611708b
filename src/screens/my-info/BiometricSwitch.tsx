import { FingerprintPattern } from 'lucide-react';
import { useRef, useState } from 'react';

import { IconMark } from '#components/IconMark.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Switch } from '#components/Switch.tsx';
import { failureMessage } from '#wallet/failure.ts';

export interface BiometricSwitchProps {
  enabled: boolean;
  /** Lets the device check its person; rejects when it did not. */
  onDeviceCheck: (enable: boolean) => Promise<void>;
  /** Tells the provider; rejects when it could not. */
  onChange: (enable: boolean) => Promise<void>;
  log: (problem: string, detail: unknown) => void;
}

type Stage = { name: 'idle' } | { name: 'checking' } | { name: 'failed'; failure: string };

/** Turns biometrics on and off, after the device has checked its person in both directions (decision 23). */
export function BiometricSwitch({ enabled, onDeviceCheck, onChange, log }: BiometricSwitchProps) {
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  // A second press can come before the first one's state has been drawn.
  const underWay = useRef(false);

  async function turn(enable: boolean) {
    if (underWay.current) return;
    underWay.current = true;
    setStage({ name: 'checking' });
    setStage(await attempt(enable));
    underWay.current = false;
  }

  /** Where the attempt ends: one that the device refused is only logged, as documented (core §5). */
  async function attempt(enable: boolean): Promise<Stage> {
    try {
      await onDeviceCheck(enable);
    } catch (error) {
      log('The device did not check its person', error);
      return { name: 'idle' };
    }
    try {
      await onChange(enable);
      return { name: 'idle' };
    } catch (error) {
      const reason = failureMessage(error, 'Check your connection and try again.');
      return { name: 'failed', failure: `The change could not be saved. ${reason}` };
    }
  }

  return (
    <>
      <Switch
        mark={<IconMark icon={FingerprintPattern} tone="brand" />}
        label="Biometrics"
        description={
          stage.name === 'checking' ? 'Confirm on your device' : 'Fingerprint, face or PIN'
        }
        checked={enabled}
        onCheckedChange={(enable) => void turn(enable)}
      />
      {stage.name === 'failed' && (
        <div className="pb-4">
          <InlineNotice tone="negative">{stage.failure}</InlineNotice>
        </div>
      )}
    </>
  );
}
