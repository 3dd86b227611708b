import { useState } from 'react';

import type { SessionMessages } from '#i18n/en/session.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { DeviceRefused } from '#wallet/device-refused.ts';
import { checkUnlock, unlockFailure } from '#wallet/forms/unlock.ts';
import { waitTime } from '#wallet/labels/too-many-tries.ts';

import { BiometricsButton } from './BiometricsButton.tsx';

export interface PresenceSheetProps {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  /** The reason for asking. */
  reason: keyof SessionMessages['presence']['reasons'];
  /** Whether this device can prove the user's presence with its passkey. */
  biometrics: boolean;
  /** Confirms with the password; rejects with the provider's error. */
  onConfirm: (password: string) => Promise<void>;
  /** Confirms by a device check; rejects like `onConfirm`, or with `DeviceRefused` if the device check failed. */
  onConfirmByDevice: () => Promise<void>;
  /** Called after the user has proved their presence. */
  onDone: () => void;
  onClose: () => void;
  /** Logs a failed try, in addition to the form's message. */
  log: (problem: string, detail: unknown) => void;
}

/** Asks for the password, or the passkey, before a change of the sign-in or contact data (decision 145). */
export function PresenceSheet({
  email,
  reason,
  biometrics,
  onConfirm,
  onConfirmByDevice,
  onDone,
  onClose,
  log,
}: PresenceSheetProps) {
  const session = useMessages('session');
  const { presence: t, wait } = session;
  const { close } = useMessages('common');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState(false);
  const [deviceFailure, setDeviceFailure] = useState<string>();
  const device = useOneAtATime();

  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkUnlock(password),
    onRefused: () => setDeviceFailure(undefined),
    submit(accepted) {
      setDeviceFailure(undefined);
      setWrong(false);
      return onConfirm(accepted);
    },
    onSubmitted(_, left) {
      if (!left) onDone();
    },
    onFailed(error) {
      log('The user was not confirmed', error);
      const cause = unlockFailure(error);
      setWrong(cause === 'wrong');
      if (cause === 'too-many-tries') return session.tooManyTries(waitTime(error, wait));
      return cause === 'wrong' ? undefined : t.failures[cause];
    },
  });

  async function confirmByDevice(signal: AbortSignal) {
    setDeviceFailure(undefined);
    try {
      await onConfirmByDevice();
      if (!signal.aborted) onDone();
    } catch (error) {
      log('The device did not confirm its owner', error);
      if (signal.aborted) return;
      const cause = error instanceof DeviceRefused ? 'wrong' : unlockFailure(error);
      setDeviceFailure(
        cause === 'too-many-tries'
          ? session.tooManyTries(waitTime(error, wait))
          : t.failures[cause === 'wrong' ? 'device-refused' : cause],
      );
    }
  }

  const busy = submitting || device.busy;
  const problem = deviceFailure ?? failure?.message;
  return (
    <Sheet title={t.title} closeLabel={close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-4">
        <HiddenUsername username={email} />
        <p className="text-body text-ink-muted">{t.reasons[reason]}</p>
        {problem !== undefined && <InlineNotice tone="negative">{problem}</InlineNotice>}
        <PasswordField
          label={session.password}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          readOnly={busy}
          error={wrong ? session.passwordWrong : problems.password && session.passwordMissing}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setWrong(false);
            edited({ password: target.value });
          }}
        />
        <div className="flex flex-col gap-3 pt-2">
          <Button type="submit" width="full" busy={submitting} disabled={busy}>
            {submitting ? t.confirming : t.confirm}
          </Button>
          {biometrics && (
            <BiometricsButton
              label={t.byDevice}
              busyLabel={session.confirmOnDevice}
              busy={device.busy}
              disabled={busy}
              onClick={() => void device.run(confirmByDevice)}
            />
          )}
        </div>
      </form>
    </Sheet>
  );
}
