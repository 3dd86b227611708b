import { useMessages } from '#i18n/messages-context.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';

import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import type { BiometricChange } from './use-biometric-change.ts';

export interface BiometricFailureProps {
  enabled: boolean;
  change: Pick<BiometricChange, 'busy' | 'problem' | 'changeAnotherWay'>;
}

/**
 * Shows why a change of biometrics failed, and the next step; nothing after a success. A browser does not distinguish
 * a user who cancelled from a missing passkey or a wallet that was set up on another device. Therefore the notice
 * offers another way: a new passkey turns biometrics on, and the password turns them off.
 */
export function BiometricFailure({
  enabled,
  change: { busy, problem, changeAnotherWay },
}: BiometricFailureProps) {
  const failureMessage = useFailureMessage();
  const t = useMessages('security').biometrics;
  if (problem === undefined) return null;
  if (problem.kind === 'not-saved') {
    return (
      <InlineNotice tone="negative">
        {t.notSaved} {failureMessage(problem.error)}
      </InlineNotice>
    );
  }
  return (
    <InlineNotice tone="negative">
      <p>
        {enabled ? t.stillOn : t.stillOff} {problem.wanted ? t.registerHint : t.passwordHint}
      </p>
      <div className="pt-3">
        <Button tone="secondary" size="small" busy={busy} onClick={changeAnotherWay}>
          {problem.wanted ? t.register : t.usePassword}
        </Button>
      </div>
    </InlineNotice>
  );
}
