import { failureMessage } from '#wallet/failure-message.ts';

import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import type { BiometricChange } from './use-biometric-change.ts';

export interface BiometricFailureProps {
  enabled: boolean;
  change: Pick<BiometricChange, 'busy' | 'problem' | 'changeAnotherWay'>;
}

/**
 * Says why biometrics are as they were, and what to do; nothing where they are as the person wants. The passkey of a
 * device that did not confirm its person may be gone, or the wallet may be open on another device: a browser does not
 * tell either from a person who cancelled. Then another passkey turns them on, and the password turns them off.
 */
export function BiometricFailure({
  enabled,
  change: { busy, problem, changeAnotherWay },
}: BiometricFailureProps) {
  if (problem === undefined) return null;
  if (problem.kind === 'not-saved') {
    return (
      <InlineNotice tone="negative">
        The change could not be saved. {failureMessage(problem.error, 'try again')}
      </InlineNotice>
    );
  }
  return (
    <InlineNotice tone="negative">
      <p>
        {`Your device did not confirm that it is you, so biometrics are still ${enabled ? 'on' : 'off'}.`}{' '}
        {problem.wanted
          ? 'If it has lost its passkey, register this device again.'
          : 'If it has lost its passkey, use your password.'}
      </p>
      <div className="pt-3">
        <Button tone="secondary" size="small" busy={busy} onClick={changeAnotherWay}>
          {problem.wanted ? 'Register this device' : 'Use your password'}
        </Button>
      </div>
    </InlineNotice>
  );
}
