import { failureMessage } from '#wallet/failure-message.ts';

import { InlineNotice } from './form/InlineNotice.tsx';
import { RegisterDevice } from './RegisterDevice.tsx';
import type { BiometricChange } from './use-biometric-change.ts';

export interface BiometricFailureProps {
  enabled: boolean;
  change: Pick<BiometricChange, 'busy' | 'problem' | 'register'>;
}

/** Says why biometrics are as they were, and what to do; nothing where they are as the person wants. */
export function BiometricFailure({
  enabled,
  change: { busy, problem, register },
}: BiometricFailureProps) {
  if (problem === undefined) return null;
  return problem.kind === 'device-refused' ? (
    <RegisterDevice
      reason={`Your device did not confirm that it is you, so biometrics are still ${enabled ? 'on' : 'off'}.`}
      busy={busy}
      onRegister={register}
    />
  ) : (
    <InlineNotice tone="negative">
      The change could not be saved. {failureMessage(problem.error, 'try again')}
    </InlineNotice>
  );
}
