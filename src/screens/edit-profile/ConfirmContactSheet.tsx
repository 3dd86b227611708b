import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { Button } from '#components/Button.tsx';
import { CodeForm } from '#widgets/CodeForm.tsx';
import { useSandbox } from '#widgets/sandboxes.ts';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import type { ContactKind, ContactProof } from '#wallet/entities/contact-proof.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { english } from '#wallet/labels/english.ts';

export interface ConfirmContactSheetProps {
  kind: ContactKind;
  /** The saved phone number or e-mail address, as the user typed it. */
  contact: string;
  /** Sends a code; rejects if that failed. */
  onSendCode: (signal: AbortSignal) => Promise<ContactProof>;
  /** Confirms with the code; rejects with the provider's error. */
  onConfirmCode: (code: string) => Promise<void>;
  /** Called after a success. */
  onDone: () => void;
  onClose: () => void;
}

const titles: Readonly<Record<ContactKind, string>> = {
  phone: 'Confirm your phone number',
  email: 'Confirm your e-mail address',
};

const services: Readonly<Record<ContactKind, string>> = { phone: 'SMS', email: 'e-mail' };

function sentWords(isNew: boolean, isSandbox: boolean): string {
  const code = isNew ? 'a new code' : 'a code';
  return isSandbox ? `We made ${code}` : `We sent ${code}`;
}

const ways: Readonly<Record<ContactKind, string>> = { phone: 'by SMS', email: 'by e-mail' };

/** Sends a code to the saved phone number or e-mail address, and asks the user for the code (decision 207). */
export function ConfirmContactSheet({
  kind,
  contact,
  onSendCode,
  onConfirmCode,
  onDone,
  onClose,
}: ConfirmContactSheetProps) {
  const [sent, setSent] = useState<{ proof: ContactProof; count: number }>();
  const [failure, setFailure] = useState<string>();
  /** The proof whose resend delay has passed. */
  const [resendable, setResendable] = useState<ContactProof>();
  const { busy, run } = useOneAtATime();
  const proof = sent?.proof;
  const isSandbox = useSandbox(kind === 'phone' ? 'sms' : 'email');
  const again = useRef<HTMLButtonElement>(null);

  async function send(signal: AbortSignal) {
    try {
      const next = await onSendCode(signal);
      if (signal.aborted) return;
      setFailure(undefined);
      setSent({ proof: next, count: (sent?.count ?? 0) + 1 });
    } catch (error) {
      if (!signal.aborted) setFailure(failureMessage(error, 'try again'));
    }
  }
  const sendFirst = useEffectEvent(() => void run(send));
  useEffect(() => sendFirst(), []);

  const canTryAgain = failure !== undefined && !busy;
  useEffect(() => {
    if (canTryAgain) again.current?.focus();
  }, [canTryAgain]);

  useEffect(() => {
    if (proof === undefined) return undefined;
    const timer = setTimeout(() => setResendable(proof), proof.resendSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [proof]);

  return (
    <Sheet title={titles[kind]} closeLabel={english.close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {canTryAgain && <InlineNotice tone="negative">{failure}</InlineNotice>}
        {sent === undefined && failure === undefined && (
          <Loading label="Sending the code">
            <Skeleton width="half" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Loading>
        )}
        {sent === undefined && failure !== undefined && (
          <Button ref={again} width="full" busy={busy} onClick={() => void run(send)}>
            {english.loadError.retry}
          </Button>
        )}
        {sent !== undefined && (
          <>
            <p role="status" className="text-body wrap-anywhere text-ink-muted">
              {sentWords(sent.count > 1, isSandbox)} {isSandbox ? 'for' : `${ways[kind]} to`}{' '}
              <span translate="no" className="font-medium text-ink">
                {contact}
              </span>
              . It is valid for 10 minutes.
              {isSandbox &&
                ` A sandbox replaces ${services[kind]} here: only the operator of this wallet can read the code.`}
            </p>
            <CodeForm
              // A new code starts with an empty field.
              key={sent.count}
              source="message"
              submit="Confirm"
              submitting="Confirming…"
              onSubmit={onConfirmCode}
              onDone={onDone}
            />
            <div className="flex flex-col items-center gap-1 text-center">
              <Button
                ref={again}
                tone="quiet"
                size="small"
                busy={busy}
                disabled={resendable !== proof}
                onClick={() => void run(send)}
              >
                Send a new code
              </Button>
              {resendable !== proof && (
                <p className="text-small text-ink-muted">
                  Nothing arrived? You can send a new code after a minute.
                </p>
              )}
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}
