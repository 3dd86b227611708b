import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { AccountMessages } from '#i18n/en/account.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
import { Button } from '#components/Button.tsx';
import { CodeForm } from '#widgets/CodeForm.tsx';
import { useSandbox } from '#widgets/sandboxes.ts';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import type { ContactKind, ContactProof } from '#wallet/entities/contact-proof.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';

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

/** The sentence about a code that was sent; a sandbox only makes it. */
function sentMessage(isAgain: boolean, isSandbox: boolean, t: AccountMessages['contact']) {
  if (isSandbox) return isAgain ? t.madeAgain : t.made;
  return isAgain ? t.sentAgain : t.sent;
}

/** Sends a code to the saved phone number or e-mail address, and asks the user for the code (decision 207). */
export function ConfirmContactSheet({
  kind,
  contact,
  onSendCode,
  onConfirmCode,
  onDone,
  onClose,
}: ConfirmContactSheetProps) {
  const failureMessage = useFailureMessage();
  const t = useMessages('account').contact;
  const { close, loadError } = useMessages('common');
  const [sent, setSent] = useState<{ proof: ContactProof; count: number }>();
  const [failure, setFailure] = useState<string>();
  /** The proof whose resend delay has passed. */
  const [resendable, setResendable] = useState<ContactProof>();
  const { busy, run } = useOneAtATime();
  const proof = sent?.proof;
  const isSandbox = useSandbox(kind === 'phone' ? 'sms' : 'email');
  const [beforeContact, afterContact] = textAround(
    sentMessage(sent !== undefined && sent.count > 1, isSandbox, t)[kind],
  );
  const again = useRef<HTMLButtonElement>(null);

  async function send(signal: AbortSignal) {
    try {
      const next = await onSendCode(signal);
      if (signal.aborted) return;
      setFailure(undefined);
      setSent({ proof: next, count: (sent?.count ?? 0) + 1 });
    } catch (error) {
      if (!signal.aborted) setFailure(failureMessage(error));
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
    <Sheet title={t.titles[kind]} closeLabel={close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {canTryAgain && <InlineNotice tone="negative">{failure}</InlineNotice>}
        {sent === undefined && failure === undefined && (
          <Loading label={t.sending}>
            <Skeleton width="half" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Loading>
        )}
        {sent === undefined && failure !== undefined && (
          <Button ref={again} width="full" busy={busy} onClick={() => void run(send)}>
            {loadError.retry}
          </Button>
        )}
        {sent !== undefined && (
          <>
            <p role="status" className="text-body wrap-anywhere text-ink-muted">
              {beforeContact}
              <span translate="no" className="font-medium text-ink">
                {contact}
              </span>
              {afterContact}
            </p>
            <CodeForm
              // A new code starts with an empty field.
              key={sent.count}
              source="message"
              submit={t.confirm}
              submitting={t.confirming}
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
                {t.sendAgain}
              </Button>
              {resendable !== proof && <p className="text-small text-ink-muted">{t.wait}</p>}
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}
