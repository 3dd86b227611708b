import { ScanLine } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import type { Camera } from '#widgets/code-scanner.ts';
import { IconMark } from '#components/IconMark.tsx';
import { ScannerSheet } from '#widgets/ScannerSheet.tsx';
import { Section } from '#components/Section.tsx';
import { useScanner } from '#widgets/use-scanner.ts';
import { useDraft } from '#components/form/use-draft.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import { isPaymentCode, readReceiptCode } from '#wallet/codes/receipt-code.ts';
import {
  storeOf,
  type RefundDraft,
  type RefundRequest,
  type RefundTerms,
} from '#wallet/forms/traveler.ts';

import { RefundForm } from './RefundForm.tsx';

export interface ScannerCardProps {
  /** Scans the code of a receipt. */
  camera: Camera;
  terms: RefundTerms;
  /** Requests a refund, with the text of its scanned code, if any; rejects if that failed. */
  onRequestRefund: (refund: RefundRequest, scannedCode: string | undefined) => Promise<void>;
  /** Subscribes to requests to open the form. Returns an unsubscribe function. */
  subscribeToRequests?: (open: () => void) => () => void;
  notify: Notify;
}

const emptyDraft: RefundDraft = {
  merchantName: '',
  purchaseAmount: '',
  currency: 'USD',
  receiptDate: '',
  receiptNumber: '',
};

/** How the form was opened. */
interface Entry {
  by: 'by-hand' | 'scanned' | 'scanned-without-amount';
  /** The text of the scanned code. */
  scannedCode?: string;
}

/** Starts a refund: a receipt is scanned if there is a camera, or entered by hand. */
export function ScannerCard({
  camera,
  terms,
  onRequestRefund,
  subscribeToRequests,
  notify,
}: ScannerCardProps) {
  const t = useMessages('travel').claim;
  // Closing the form must not lose the draft, so it is stored here.
  const [draft, setDraft] = useDraft('refund', () => emptyDraft);
  const [entry, setEntry] = useDraft<Entry | undefined>('refund.entry', () => undefined);
  // Counts the requests to open the form: each one moves the focus into it, even if it is already open.
  const [openings, setOpenings] = useState(0);
  const [requesting, setRequesting] = useState(false);
  const scanner = useScanner(camera.hasCamera, notify);
  const open = entry !== undefined;
  const formId = useId();
  const manualButton = useRef<HTMLButtonElement>(null);

  function openScanner() {
    if (!requesting) void scanner.open();
  }

  function openForm(next: Entry) {
    scanner.close();
    setEntry(next);
    setOpenings(openings + 1);
  }

  function readCode(text: string): string | undefined {
    const receipt = readReceiptCode(text);
    if (receipt === undefined) return isPaymentCode(text) ? t.paymentCode : t.noReceipt;
    setDraft({ ...emptyDraft, ...receipt });
    const by = receipt.purchaseAmount === undefined ? 'scanned-without-amount' : 'scanned';
    openForm({ by, scannedCode: text });
    return undefined;
  }

  function toggle() {
    // A form that is closed and opened again during a request could send a second one.
    if (requesting) return;
    if (open) setEntry(undefined);
    else {
      setDraft(withTypedName(draft, terms));
      openForm({ by: 'by-hand' });
    }
  }

  const onAsked = useEffectEvent(() => {
    if (!requesting) openForm(entry ?? { by: 'by-hand' });
  });
  useEffect(() => subscribeToRequests?.(() => onAsked()), [subscribeToRequests]);

  async function request(refund: RefundRequest) {
    setRequesting(true);
    // A scanner that opened now would cover the form of the request.
    scanner.close();
    try {
      await onRequestRefund(refund, entry?.scannedCode);
    } finally {
      setRequesting(false);
    }
  }

  return (
    <Section title={t.title}>
      <Card>
        <div className="flex flex-col gap-5">
          <ScanInvitation />
          <div className="flex flex-wrap gap-3 *:flex-auto">
            <Button onClick={openScanner}>{t.scan}</Button>
            <Button
              ref={manualButton}
              tone="secondary"
              aria-expanded={open}
              aria-controls={open ? formId : undefined}
              onClick={toggle}
            >
              {t.enterManually}
            </Button>
          </div>
          {open && (
            <div id={formId} className="border-t border-line pt-5">
              <RefundForm
                key={openings}
                note={entry.by === 'by-hand' ? undefined : t.notes[entry.by]}
                isScanned={entry.by !== 'by-hand'}
                draft={draft}
                terms={terms}
                onDraftChange={setDraft}
                onRequestRefund={request}
                onRequested={() => {
                  flushSync(() => {
                    setDraft(emptyDraft);
                    setEntry(undefined);
                  });
                  manualButton.current?.focus();
                }}
                notify={notify}
              />
            </div>
          )}
        </div>
      </Card>
      {scanner.state === 'scanning' && (
        <ScannerSheet
          title={t.scanTitle}
          scan={camera.scan}
          onCode={readCode}
          onClose={scanner.close}
        >
          <Button tone="secondary" width="full" onClick={() => openForm({ by: 'by-hand' })}>
            {t.enterManually}
          </Button>
        </ScannerSheet>
      )}
    </Section>
  );
}

/** The draft of a purchase that is entered by hand: its name can be changed, also after a scan of a partner store. */
function withTypedName(draft: RefundDraft, terms: RefundTerms): RefundDraft {
  const store = storeOf(draft, terms);
  const named = store?.state === 'partner' && { merchantName: store.name };
  return { ...draft, ...named, storeCode: undefined };
}

function ScanInvitation() {
  const t = useMessages('travel').claim;
  return (
    <div className="flex items-center gap-3">
      <IconMark icon={ScanLine} tone="brand" />
      <div className="min-w-0">
        <p className="text-body font-semibold">{t.scanTitle}</p>
        <p className="text-small text-ink-muted">{t.scanText}</p>
      </div>
    </div>
  );
}
