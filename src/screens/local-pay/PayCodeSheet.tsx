import { Download, Share } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#components/Button.tsx';
import type { CodePicture } from '#components/code-picture.ts';
import { QrCode } from '#components/QrCode.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { WonField } from '#widgets/WonField.tsx';
import { recipientCode } from '#wallet/codes/payment-code.ts';
import { isAbort } from '#wallet/failure.ts';
import { englishWonProblems } from '#wallet/labels/amount-problems.ts';
import { english } from '#wallet/labels/english.ts';
import { isPositive } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

import { payCodePicture, payCodeText, payCodeTitle, type PayCode, type Payee } from './pay-code.ts';

export interface PayCodeSheetProps {
  payee: Payee;
  /** Copies a text to the clipboard; rejects if that is refused. */
  onCopy: (text: string) => Promise<void>;
  /** Opens the device's share sheet; undefined if there is none. Rejects when the user closes it. */
  onShare?: ((text: string) => Promise<void>) | undefined;
  /** Saves a picture as a file. */
  onSave: (picture: CodePicture) => void;
  onClose: () => void;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/** The user's pay code, optionally with an amount (decision 92). */
export function PayCodeSheet({
  payee,
  onCopy,
  onShare,
  onSave,
  onClose,
  notify,
  log,
}: PayCodeSheetProps) {
  const [typed, setTyped] = useState('');
  const amount = readWon(typed);
  const isAmount = amount !== undefined && isPositive(amount);
  const code: PayCode = isAmount ? { ...payee, amount } : payee;
  const title = payCodeTitle(code);

  async function share() {
    try {
      if (onShare) {
        await onShare(payCodeText(code));
      } else {
        await onCopy(payCodeText(code));
        notify(notices['localpay.code-copied']);
      }
    } catch (error) {
      if (isAbort(error)) return;
      log('Sharing the code failed', error);
      notify(notices['localpay.code-not-shared']);
    }
  }

  async function save() {
    try {
      onSave(await payCodePicture(code));
    } catch (error) {
      log('Drawing the code failed', error);
      notify(notices['localpay.code-not-saved']);
    }
  }

  return (
    <Sheet title="Your pay code" closeLabel={english.close} onClose={onClose}>
      <div className="flex flex-col items-center gap-5">
        <QrCode
          text={recipientCode(code)}
          label={`QR code: ${title}`}
          labels={{ failed: 'The code could not be drawn.', retry: english.loadError.retry }}
        />
        <p className="flex max-w-full flex-col text-center wrap-anywhere">
          <span className="text-row font-semibold">{title}</span>
          <span className="text-small text-ink-muted">{payee.recipient}</span>
        </p>
        <div className="w-full">
          <WonField
            label="Amount (optional)"
            unit="KRW"
            hint="The person who scans the code sends you this amount."
            problemLabels={englishWonProblems}
            value={typed}
            onValueChange={setTyped}
          />
        </div>
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
          <Button tone="secondary" onClick={() => void save()}>
            <Download aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            Save
          </Button>
          <Button tone="secondary" onClick={() => void share()}>
            <Share aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            Share
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
