import { Fingerprint } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { BiometricFailure } from '#widgets/BiometricFailure.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { Section } from '#components/Section.tsx';
import {
  deviceDifference,
  useBiometricChange,
  type BiometricSetting,
} from '#widgets/use-biometric-change.ts';

export interface BiometricStatusProps extends BiometricSetting {
  log: (problem: string, detail: unknown) => void;
}

/** Shows the biometrics of the account and of this device, with a button to turn them on (decisions 103 and 216). */
export function BiometricStatus({ enabled, device, onChange, log }: BiometricStatusProps) {
  const t = useMessages('identity').biometrics;
  const change = useBiometricChange(onChange, (error) => log('Biometrics were not changed', error));
  const [missing, setMissing] = useState(false);
  const difference = deviceDifference({ enabled, device }, useMessages('security').biometrics);
  return (
    <Section title={t.title}>
      <Card>
        <div className="flex items-center gap-3">
          <IconMark
            icon={Fingerprint}
            tone={enabled && difference === undefined ? 'positive' : 'neutral'}
          />
          {/* A button that would squeeze the text wraps below it. */}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
            <div className="min-w-0 flex-[1_1_7rem]">
              <p className="text-body font-medium">{t.faceOrFingerprint}</p>
              <p className="text-small text-ink-muted">
                {difference ?? (enabled ? t.active : t.inactive)}
              </p>
            </div>
            {(!enabled || device === 'unregistered') && (
              <Button
                tone="secondary"
                size="small"
                busy={change.busy}
                onClick={() => {
                  if (device === 'unsupported') setMissing(true);
                  else change.change(true);
                }}
              >
                {change.busy ? t.confirm : enabled ? t.setUpDevice : t.enable}
              </Button>
            )}
          </div>
        </div>
        {!enabled && missing && (
          <div className="pt-4">
            <InlineNotice tone="negative">{t.unsupported}</InlineNotice>
          </div>
        )}
        {change.problem && (
          <div className="pt-4">
            <BiometricFailure enabled={enabled} change={change} />
          </div>
        )}
      </Card>
    </Section>
  );
}
