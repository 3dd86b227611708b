import { useEffect, useRef, useState } from 'react';

import type { SessionMessages } from '#i18n/en/session.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { PhoneFrame } from '#components/PhoneFrame.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { DeviceRefused } from '#wallet/device-refused.ts';
import { checkUnlock, unlockFailure, type UnlockFailure } from '#wallet/forms/unlock.ts';
import { waitTime } from '#wallet/labels/too-many-tries.ts';

import { BiometricsButton } from './BiometricsButton.tsx';
import { BrandHeader } from './BrandHeader.tsx';

export interface LockScreenProps {
  /** The sign-in e-mail address, for password managers only; undefined if the session does not have it. */
  email: string | undefined;
  /** Whether this device can unlock the wallet with biometrics. */
  biometrics: boolean;
  /** Unlocks with the password; resolves once the wallet is unlocked, rejects with the provider's error. */
  onUnlock: (password: string) => Promise<void>;
  /** Unlocks by a device check; rejects like `onUnlock`, or with `DeviceRefused` if the device check failed. */
  onUnlockByDevice: () => Promise<void>;
  onSignOut: () => Promise<void>;
  /** Logs a failed try, in addition to the form's message. */
  log: (problem: string, detail: unknown) => void;
}

/** The reason why the wallet stays locked. */
type Cause = UnlockFailure | 'device-refused' | 'device-unknown';

function deviceCause(error: unknown): Cause {
  if (error instanceof DeviceRefused) return 'device-refused';
  const failure = unlockFailure(error);
  return failure === 'wrong' ? 'device-unknown' : failure;
}

function messageOf(
  cause: Exclude<Cause, 'wrong'>,
  error: unknown,
  { lock, wait }: SessionMessages,
): string {
  return cause === 'too-many-tries'
    ? lock.tooManyTries(waitTime(error, wait))
    : lock.failures[cause];
}

/**
 * Replaces every screen while the wallet is locked (decision 100). It shows no user data, because anyone may hold the
 * device.
 */
export function LockScreen({
  email,
  biometrics,
  onUnlock,
  onUnlockByDevice,
  onSignOut,
  log,
}: LockScreenProps) {
  const t = useMessages('session');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<{ cause: Cause; error: unknown }>();
  const cause = failure?.cause;
  const device = useOneAtATime();
  const leaving = useOneAtATime();
  const title = useRef<HTMLHeadingElement>(null);

  // Focuses the title, because the previously focused element was unmounted with its screen.
  useEffect(() => title.current?.focus(), []);

  const { problems, submitting, edited, form } = useSubmission({
    result: checkUnlock(password),
    clearErrors: 'until-edited',
    onRefused: () => setFailure(undefined),
    submit(accepted) {
      setFailure(undefined);
      return onUnlock(accepted);
    },
    onSubmitted: () => undefined,
    onFailed(error) {
      log('The wallet was not unlocked', error);
      setFailure({ cause: unlockFailure(error), error });
      // The field shows the error, or the notice above it.
      return undefined;
    },
    repeatable: true,
  });

  async function unlockByDevice() {
    setFailure(undefined);
    try {
      await onUnlockByDevice();
    } catch (error) {
      log('The device did not unlock the wallet', error);
      setFailure({ cause: deviceCause(error), error });
    }
  }

  const busy = submitting || device.busy || leaving.busy;
  return (
    <PhoneFrame>
      <BrandHeader closed />
      <main className="flex flex-1 flex-col gap-6 px-gutter pt-2 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <div className="flex flex-col gap-1">
          <h1 ref={title} tabIndex={-1} className="text-title font-bold outline-none">
            {t.lock.title}
          </h1>
          <p className="text-body text-ink-muted">{t.lock.text}</p>
        </div>
        <form {...form} className="flex flex-col gap-4">
          {email !== undefined && <HiddenUsername username={email} />}
          {failure && cause !== undefined && cause !== 'wrong' && (
            <InlineNotice tone="negative">{messageOf(cause, failure.error, t)}</InlineNotice>
          )}
          {biometrics && (
            <BiometricsButton
              tone="primary"
              label={t.lock.useBiometrics}
              busyLabel={t.confirmOnDevice}
              busy={device.busy}
              disabled={busy}
              onClick={() => void device.run(unlockByDevice)}
            />
          )}
          <PasswordField
            label={t.password}
            name="password"
            autoComplete="current-password"
            maxLength={200}
            readOnly={busy}
            error={cause === 'wrong' ? t.passwordWrong : problems.password && t.passwordMissing}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              if (cause === 'wrong') setFailure(undefined);
              edited({ password: target.value });
            }}
          />
          <div className="pt-2">
            <Button
              type="submit"
              tone={biometrics ? 'secondary' : 'primary'}
              width="full"
              busy={submitting}
              disabled={busy}
            >
              {submitting ? t.lock.submitting : t.lock.submit}
            </Button>
          </div>
        </form>
        <div className="flex flex-wrap items-center justify-center text-small text-ink-muted">
          <span>{t.lock.notYours}</span>
          <Button
            tone="quiet"
            size="small"
            busy={leaving.busy}
            disabled={busy}
            onClick={() => void leaving.run(onSignOut)}
          >
            {t.lock.signOut}
          </Button>
        </div>
      </main>
    </PhoneFrame>
  );
}
