import { FingerprintPattern } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { BiometricFailure } from './BiometricFailure.tsx';
import { Button } from '#components/Button.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { Switch } from '#components/Switch.tsx';
import {
  deviceDifference,
  useBiometricChange,
  type BiometricSetting,
} from './use-biometric-change.ts';

export interface BiometricSwitchProps extends BiometricSetting {
  /** Called after a failure, which the switch also shows below it. */
  onFailed: (error: unknown, wanted: boolean) => void;
}

/**
 * Turns biometrics on and off, in both directions only after a device check (decision 23). A device that cannot check
 * its owner turns the account's biometrics off by the password (decision 216).
 */
export function BiometricSwitch({ enabled, device, onChange, onFailed }: BiometricSwitchProps) {
  const t = useMessages('security').biometrics;
  const change = useBiometricChange(
    (enable, inAnotherWay) => onChange(enable, inAnotherWay || device === 'unsupported'),
    onFailed,
  );
  const difference = deviceDifference({ enabled, device }, t);
  return (
    <div>
      <Switch
        mark={<IconMark icon={FingerprintPattern} tone="brand" />}
        label={t.label}
        description={change.busy ? t.confirm : (difference ?? t.description)}
        checked={enabled}
        busy={change.busy}
        onCheckedChange={change.change}
      />
      {enabled && device === 'unregistered' && (
        <div className="pb-4">
          <Button
            tone="secondary"
            size="small"
            busy={change.busy}
            onClick={() => change.change(true)}
          >
            {t.setUpDevice}
          </Button>
        </div>
      )}
      {change.problem && (
        <div className="pb-4">
          <BiometricFailure enabled={enabled} change={change} />
        </div>
      )}
    </div>
  );
}
