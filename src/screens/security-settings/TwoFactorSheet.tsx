import { useState } from 'react';

import type { SecurityMessages } from '#i18n/en/security.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { AlertDialog } from '#components/AlertDialog.tsx';
import { useBackStep } from '#components/back-steps.ts';
import { Button } from '#components/Button.tsx';
import { CodeForm } from '#widgets/CodeForm.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import type { TwoFactorSetup } from '#wallet/entities/two-factor.ts';
import { inGroups } from '#wallet/in-groups.ts';

import { CopyButton } from './CopyButton.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';

/** A step of turning two-factor authentication on. In the last step, `recovery-codes`, it is on. */
export type TwoFactorStep =
  | { name: 'starting' }
  | { name: 'start-failed'; failure: string }
  | { name: 'scan' | 'code'; setup: TwoFactorSetup }
  | { name: 'recovery-codes'; codes: readonly string[] };

export interface TwoFactorSheetProps {
  step: TwoFactorStep;
  onStep: (step: TwoFactorStep) => void;
  onRetry: () => void;
  onConfirm: (code: string) => Promise<void>;
  onCopy: (text: string) => Promise<void>;
  onSave: (fileName: string, text: string) => void;
  onClose: () => void;
}

function titleOf({ name }: TwoFactorStep, t: SecurityMessages['twoFactor']): string {
  switch (name) {
    case 'starting':
    case 'start-failed':
    case 'scan':
      return t.setUp;
    case 'code':
      return t.firstCode;
    case 'recovery-codes':
      return t.saveCodes;
  }
}

/** Turns two-factor authentication on (decision 99): setup of the app, its first code, and the recovery codes. */
export function TwoFactorSheet({
  step,
  onStep,
  onRetry,
  onConfirm,
  onCopy,
  onSave,
  onClose,
}: TwoFactorSheetProps) {
  const t = useMessages('security').twoFactor;
  const { close, loadError } = useMessages('common');
  const [saved, setSaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const unsaved = step.name === 'recovery-codes' && !saved;
  // Registered after the sheet's own back step, so that going back asks first instead of closing the sheet.
  useBackStep(unsaved && !asking, () => setAsking(true));
  return (
    <>
      <Sheet
        title={titleOf(step, t)}
        closeLabel={close}
        onClose={() => (unsaved ? setAsking(true) : onClose())}
      >
        {step.name === 'starting' && (
          <Loading label={t.starting}>
            <Skeleton width="half" />
            <Skeleton shape="card" />
            <Skeleton shape="control" />
          </Loading>
        )}
        {step.name === 'start-failed' && (
          <div className="flex flex-col gap-4">
            <InlineNotice tone="negative">{step.failure}</InlineNotice>
            <Button width="full" onClick={onRetry}>
              {loadError.retry}
            </Button>
          </div>
        )}
        {step.name === 'scan' && (
          <Scan
            setup={step.setup}
            onCopy={onCopy}
            onNext={() => onStep({ name: 'code', setup: step.setup })}
          />
        )}
        {step.name === 'code' && (
          <div className="flex flex-col gap-4">
            <p className="text-body text-ink-muted">{t.firstCodeText}</p>
            <CodeForm submit={t.turnOn} submitting={t.turningOn} onSubmit={onConfirm} />
            <Button
              tone="quiet"
              size="small"
              onClick={() => onStep({ name: 'scan', setup: step.setup })}
            >
              {t.showCode}
            </Button>
          </div>
        )}
        {step.name === 'recovery-codes' && (
          <RecoveryCodeList
            codes={step.codes}
            saved={saved}
            onSavedChange={setSaved}
            onCopy={onCopy}
            onSave={onSave}
            onDone={onClose}
          />
        )}
      </Sheet>
      {asking && (
        <AlertDialog
          title={t.askSaved}
          confirmLabel={close}
          cancelLabel={t.showCodes}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>{t.askSavedText}</p>
        </AlertDialog>
      )}
    </>
  );
}

/** The setup data for the authenticator app: the QR code, or its secret to type. */
function Scan({
  setup,
  onCopy,
  onNext,
}: {
  setup: TwoFactorSetup;
  onCopy: (text: string) => Promise<void>;
  onNext: () => void;
}) {
  const t = useMessages('security').twoFactor;
  const { loadError } = useMessages('common');
  return (
    <div className="flex flex-col gap-5">
      <p className="text-body text-ink-muted">{t.scan}</p>
      <div className="flex justify-center">
        <QrCode
          text={setup.uri}
          label={t.code}
          labels={{ failed: t.codeFailed, retry: loadError.retry }}
        />
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="text-small font-medium text-ink-muted">{t.typeKey}</h3>
        <p
          translate="no"
          className="rounded-control bg-well px-4 py-3 font-mono text-body wrap-anywhere"
        >
          {inGroups(setup.secret)}
        </p>
        <CopyButton label={t.copyKey} text={setup.secret} onCopy={onCopy} />
      </div>
      <Button width="full" onClick={onNext}>
        {t.next}
      </Button>
    </div>
  );
}
