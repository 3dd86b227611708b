import { FingerprintPattern } from 'lucide-react';

import { BiometricFailure } from './BiometricFailure.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { Switch } from '#components/Switch.tsx';
import { useBiometricChange, type ChangeBiometrics } from './use-biometric-change.ts';

export interface BiometricSwitchProps {
  enabled: boolean;
  onChange: ChangeBiometrics;
  /** Called after a failure, which the switch also shows below it. */
  onFailed: (error: unknown, wanted: boolean) => void;
}

/** Turns biometrics on and off, in both directions only after a device check (decision 23). */
export function BiometricSwitch({ enabled, onChange, onFailed }: BiometricSwitchProps) {
  const change = useBiometricChange(onChange, onFailed);
  return (
    <div>
      <Switch
        mark={<IconMark icon={FingerprintPattern} tone="brand" />}
        label="Biometrics"
        description={change.busy ? 'Confirm on your device' : 'Fingerprint, face or PIN'}
        checked={enabled}
        busy={change.busy}
        onCheckedChange={change.change}
      />
      {change.problem && (
        <div className="pb-4">
          <BiometricFailure enabled={enabled} change={change} />
        </div>
      )}
    </div>
  );
}
