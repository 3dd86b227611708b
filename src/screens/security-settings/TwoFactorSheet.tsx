import { useState } from 'react';

import { AlertDialog } from '#components/AlertDialog.tsx';
import { useBackStep } from '#components/back-steps.ts';
import { Button } from '#components/Button.tsx';
import { CodeForm } from '#widgets/CodeForm.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import type { TwoFactorSetup } from '#wallet/entities/two-factor.ts';
import { inGroups } from '#wallet/forms/second-factor.ts';
import { english } from '#wallet/labels/english.ts';

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

const titles: Readonly<Record<TwoFactorStep['name'], string>> = {
  starting: 'Set up two-factor authentication',
  'start-failed': 'Set up two-factor authentication',
  scan: 'Set up two-factor authentication',
  code: 'Enter the first code',
  'recovery-codes': 'Save your recovery codes',
};

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
  const [saved, setSaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const unsaved = step.name === 'recovery-codes' && !saved;
  // Registered after the sheet's own back step, so that going back asks first instead of closing the sheet.
  useBackStep(unsaved && !asking, () => setAsking(true));
  return (
    <>
      <Sheet
        title={titles[step.name]}
        closeLabel={english.close}
        onClose={() => (unsaved ? setAsking(true) : onClose())}
      >
        {step.name === 'starting' && (
          <Loading label="Making the code for your authenticator app">
            <Skeleton width="half" />
            <Skeleton shape="card" />
            <Skeleton shape="control" />
          </Loading>
        )}
        {step.name === 'start-failed' && (
          <div className="flex flex-col gap-4">
            <InlineNotice tone="negative">{step.failure}</InlineNotice>
            <Button width="full" onClick={onRetry}>
              {english.loadError.retry}
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
            <p className="text-body text-ink-muted">
              Your authenticator app now shows a code for Superwallet. It changes every 30 seconds.
            </p>
            <CodeForm submit="Turn on" submitting="Turning on…" onSubmit={onConfirm} />
            <Button
              tone="quiet"
              size="small"
              onClick={() => onStep({ name: 'scan', setup: step.setup })}
            >
              Show the QR code again
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
          title="Have you saved the codes?"
          confirmLabel="Close"
          cancelLabel="Show the codes"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>
            Two-factor authentication is on. The recovery codes are not shown again, and without
            them you cannot sign in when you lose your authenticator app.
          </p>
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
  return (
    <div className="flex flex-col gap-5">
      <p className="text-body text-ink-muted">
        Scan this code with an authenticator app. The wallet never sends its codes by SMS or e-mail.
      </p>
      <div className="flex justify-center">
        <QrCode
          text={setup.uri}
          label="QR code for your authenticator app"
          labels={{ failed: 'The code could not be drawn.', retry: english.loadError.retry }}
        />
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="text-small font-medium text-ink-muted">Or type this key into the app</h3>
        <p
          translate="no"
          className="rounded-control bg-sunken px-4 py-3 font-mono text-body wrap-anywhere inset-ring inset-ring-sunken-line"
        >
          {inGroups(setup.secret)}
        </p>
        <CopyButton label="Copy the key" text={setup.secret} onCopy={onCopy} />
      </div>
      <Button width="full" onClick={onNext}>
        Next
      </Button>
    </div>
  );
}
