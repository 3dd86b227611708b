import { Download, Printer, Share } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import type { CodePicture } from '#components/code-picture.ts';
import { TextField } from '#components/form/Field.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { Address } from '#widgets/Address.tsx';
import { WonField } from '#widgets/WonField.tsx';
import { recipientCode } from '#wallet/codes/payment-code.ts';
import { isAbort } from '#wallet/write-failure.ts';
import { isPositive } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { looksLikeSecret } from '#wallet/secret-text.ts';
import { readTypedText } from '#wallet/typed-text.ts';

import { payCodePicture, payCodeText, payCodeTitle, type PayCode, type Payee } from './pay-code.ts';
import { printedCode } from './printed-code.ts';

/** Maximum number of characters of a stall's name. */
export const maxStallName = 40;

export interface PayCodeCardProps {
  payee: Payee;
  /** The name of the stall as typed, which replaces the user's own name; empty for none. */
  stall: string;
  onStall: (name: string) => void;
  /** Copies a text to the clipboard; rejects if that is refused. */
  onCopy: (text: string) => Promise<void>;
  /** Opens the device's share sheet; undefined if there is none. Rejects when the user closes it. */
  onShare?: ((text: string) => Promise<void>) | undefined;
  /** Saves a picture as a file. */
  onSave: (picture: CodePicture) => void;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/** The user's pay code, optionally with an amount and the name of a stall (decisions 92 and 168). */
export function PayCodeCard({
  payee,
  stall,
  onStall,
  onCopy,
  onShare,
  onSave,
  notify,
  log,
}: PayCodeCardProps) {
  const common = useMessages('common');
  const { receive, wonUnit } = useMessages('local');
  const t = receive.code;
  const [typed, setTyped] = useState('');
  const amount = readWon(typed);
  const isAmount = amount !== undefined && isPositive(amount);
  const stallName = looksLikeSecret(stall) ? '' : readTypedText(stall);
  const named: Payee = stallName === '' ? payee : { ...payee, name: stallName };
  const code: PayCode = isAmount ? { ...named, amount } : named;
  const title = payCodeTitle(code, t);

  async function share() {
    try {
      if (onShare) {
        await onShare(payCodeText(code, t));
      } else {
        await onCopy(payCodeText(code, t));
        notify(notices['localpay.code-copied']);
      }
    } catch (error) {
      if (isAbort(error)) return;
      log('Sharing the code failed', error);
      notify(notices['localpay.code-not-shared']);
    }
  }

  async function save(draw: Promise<CodePicture>) {
    try {
      onSave(await draw);
    } catch (error) {
      log('Drawing the code failed', error);
      notify(notices['localpay.code-not-saved']);
    }
  }

  return (
    <Card>
      <div className="flex flex-col items-center gap-5">
        <QrCode
          size="large"
          text={recipientCode(code)}
          label={t.label(title)}
          labels={{ failed: t.failed, retry: common.loadError.retry }}
        />
        <p className="flex max-w-full flex-col text-center wrap-anywhere">
          <span className="text-title font-bold">{title}</span>
          {stallName === '' && (
            <span className="text-small text-ink-muted">
              <Address>{payee.recipient}</Address>
            </span>
          )}
        </p>
        <div className="flex w-full flex-col gap-5">
          <WonField
            label={t.amount}
            unit={wonUnit}
            hint={t.amountHint}
            value={typed}
            onValueChange={setTyped}
          />
          <TextField
            label={t.stall}
            hint={t.stallHint}
            maxLength={maxStallName}
            autoComplete="off"
            value={stall}
            onChange={(event) => onStall(event.target.value)}
          />
        </div>
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
          <Button tone="secondary" onClick={() => void save(payCodePicture(code, t))}>
            <Download aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            {t.save}
          </Button>
          <Button tone="secondary" onClick={() => void share()}>
            <Share aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            {t.share}
          </Button>
        </div>
        <Button tone="quiet" width="full" onClick={() => void save(printedCode(named))}>
          <Printer aria-hidden className="size-5 shrink-0" strokeWidth={2} />
          {t.print}
        </Button>
      </div>
    </Card>
  );
}
