import { CircleCheck, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { Switch } from '#components/Switch.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { Declined } from '#wallet/declined.ts';
import type { SecuritySettings } from '#wallet/entities/security-settings.ts';
import type { TwoFactorSetup } from '#wallet/entities/two-factor.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { isAbort } from '#wallet/write-failure.ts';
import { fewRecoveryCodes } from '#wallet/security-audit.ts';

import type { TwoFactorStep } from './TwoFactorSheet.tsx';

/** Lazy-loaded, because they are rarely opened. */
const TwoFactorSheet = lazy(async () => ({
  default: (await import('./TwoFactorSheet.tsx')).TwoFactorSheet,
}));
const TurnOffSheet = lazy(async () => ({
  default: (await import('./TurnOffSheet.tsx')).TurnOffSheet,
}));

export interface TwoFactorActions {
  /** Creates the setup data of an authenticator app. */
  onStartTwoFactor: (signal: AbortSignal) => Promise<TwoFactorSetup>;
  /** Turns two-factor on with a first code; resolves with the recovery codes, which are shown only once. */
  onConfirmTwoFactor: (code: string) => Promise<readonly string[]>;
  /** Turns two-factor off with an authenticator code or a recovery code. */
  onStopTwoFactor: (code: string) => Promise<void>;
  /** Copies a text to the clipboard; rejects if that is refused. */
  onCopy: (text: string) => Promise<void>;
  /** Saves a text as a file. */
  onSave: (fileName: string, text: string) => void;
}

export interface TwoFactorSettingProps extends TwoFactorActions {
  settings: Pick<SecuritySettings, 'twoFactorEnabled' | 'recoveryCodesLeft'>;
  log: (problem: string, detail: unknown) => void;
}

/**
 * Two-factor authentication, with a note while it is on (local §2). It is turned on in steps, and turned off with a
 * code (decision 99).
 */
export function TwoFactorSetting({
  settings: { twoFactorEnabled, recoveryCodesLeft },
  onStartTwoFactor,
  onConfirmTwoFactor,
  onStopTwoFactor,
  onCopy,
  onSave,
  log,
}: TwoFactorSettingProps) {
  const failureMessage = useFailureMessage();
  const t = useMessages('security').twoFactor;
  const [open, setOpen] = useState<TwoFactorStep | 'turning-off'>();
  const { run, cancel } = useOneAtATime();

  function close() {
    cancel();
    setOpen(undefined);
  }

  async function start(signal: AbortSignal) {
    setOpen({ name: 'starting' });
    try {
      const setup = await onStartTwoFactor(signal);
      if (!signal.aborted) setOpen({ name: 'scan', setup });
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      if (error instanceof Declined) {
        setOpen(undefined);
        return;
      }
      log('Two-factor authentication could not be set up', error);
      setOpen({ name: 'start-failed', failure: failureMessage(error) });
    }
  }

  async function confirm(code: string) {
    try {
      const codes = await onConfirmTwoFactor(code);
      // Opens the sheet even if it was closed meanwhile: two-factor is on, and the codes are shown only once.
      setOpen({ name: 'recovery-codes', codes });
    } catch (error) {
      log('Two-factor authentication was not turned on', error);
      throw error;
    }
  }

  async function stop(code: string) {
    try {
      await onStopTwoFactor(code);
    } catch (error) {
      if (!(error instanceof Declined)) log('Two-factor authentication was not turned off', error);
      throw error;
    }
  }

  return (
    <div>
      <Switch
        mark={<IconMark icon={Smartphone} tone="brand" />}
        label={t.label}
        description={t.description}
        checked={twoFactorEnabled}
        onCheckedChange={(enable) => {
          if (enable) void run(start);
          else setOpen('turning-off');
        }}
      />
      {twoFactorEnabled && (
        <div className="flex flex-col gap-2 pb-4">
          <p className="flex items-start gap-2 rounded-control bg-positive-soft px-3 py-2.5 text-small font-medium text-positive">
            <CircleCheck aria-hidden className="mt-px size-4 shrink-0" strokeWidth={2} />
            <span className="min-w-0 wrap-anywhere">{t.active}</span>
          </p>
          {recoveryCodesLeft <= fewRecoveryCodes && <CodesLeft count={recoveryCodesLeft} />}
        </div>
      )}
      <Suspense>
        {open === 'turning-off' && <TurnOffSheet onStop={stop} onClose={close} />}
        {typeof open === 'object' && (
          <TwoFactorSheet
            step={open}
            onStep={setOpen}
            onRetry={() => void run(start)}
            onConfirm={confirm}
            onCopy={onCopy}
            onSave={onSave}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The number of recovery codes left, and a way to get new ones. */
function CodesLeft({ count }: { count: number }) {
  const { codesLeft } = useMessages('security').twoFactor;
  return <InlineNotice tone="caution">{codesLeft(count)}</InlineNotice>;
}
