import {
  CircleCheck,
  CircleX,
  Clock,
  Copy,
  Download,
  Share,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useRef } from 'react';

import { BlockPerson } from '#widgets/BlockPerson.tsx';
import { FormattedAmount } from '#widgets/FormattedAmount.tsx';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';
import { TestMoney } from '#widgets/TestMoney.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Receipt, TransactionStatus } from '#wallet/entities/receipt.ts';
import { isPositive } from '#wallet/money/decimal.ts';
import { notices, type FixedNoticeCode, type Notify } from '#wallet/notices/notices.ts';

import { TakeBack } from './TakeBack.tsx';
import {
  operationTerms,
  payerOf,
  receiptFacts,
  receiptText,
  receiptTitle,
  receiptWords,
  signedAmount,
} from './receipt-text.ts';

export interface ReceiptDetailsProps {
  receipt: Receipt;
  /** It is pending after the time by which its outcome was expected. */
  isLate: boolean;
  /** Cancels a waiting send; rejects if that failed. */
  onTakeBack: (id: Receipt['id']) => Promise<void>;
  /** Blocks the user who has paid; rejects if that failed. */
  onBlock: (id: Receipt['id']) => Promise<void>;
  onNavigate: Navigate;
  /** Copies a text to the clipboard; rejects if that is refused. */
  onCopy: (text: string) => Promise<void>;
  /** Opens the device's share sheet; undefined if there is none. Rejects when the user closes it. */
  onShare?: ((text: string) => Promise<void>) | undefined;
  onSave: (fileName: string, text: string) => void;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

const statusLooks: Readonly<
  Record<
    TransactionStatus,
    { tone: BadgeTone & ('neutral' | 'positive' | 'caution' | 'negative'); icon: LucideIcon }
  >
> = {
  pending: { tone: 'caution', icon: Clock },
  waiting: { tone: 'caution', icon: Clock },
  completed: { tone: 'positive', icon: CircleCheck },
  failed: { tone: 'negative', icon: CircleX },
  returned: { tone: 'neutral', icon: Undo2 },
};

interface Labels {
  /** The message about a pending transaction, by the direction of the amount. */
  pending: Readonly<Record<Receipt['direction'], string>>;
  /** The message about the money of a failed transaction, by its direction and by whether it had a fee. */
  failed: { send: (hadFee: boolean) => string; receive: string };
  again: string;
  details: string;
  copyReference: string;
  copy: string;
  share: string;
  save: string;
  notices: Readonly<Record<'copied' | 'referenceCopied' | 'copyFailed', FixedNoticeCode>>;
}

const labels: Readonly<Record<'en' | 'ko', Labels>> = {
  en: {
    pending: {
      send: 'It is being processed. The amount has left your balance, and comes back if this fails.',
      receive: 'It is being processed. The amount joins your balance when it is completed.',
    },
    failed: {
      send: (hadFee) =>
        `The money is back in your wallet${hadFee ? ', with its fee' : ''}. You can try again.`,
      receive: 'Nothing has been added to your balance, and nothing has been taken from it.',
    },
    again: 'Try again',
    details: 'Details',
    copyReference: 'Copy reference',
    copy: 'Copy',
    share: 'Share',
    save: 'Save',
    notices: {
      copied: 'receipt.copied',
      referenceCopied: 'receipt.reference-copied',
      copyFailed: 'receipt.copy-failed',
    },
  },
  ko: {
    pending: {
      send: '처리 중이에요. 금액은 잔액에서 차감되었으며, 실패하면 다시 돌아와요.',
      receive: '처리 중이에요. 완료되면 금액이 잔액에 더해져요.',
    },
    failed: {
      send: (hadFee) =>
        `${hadFee ? '금액과 수수료가' : '금액이'} 지갑으로 돌아왔어요. 다시 시도할 수 있어요.`,
      receive: '잔액에 더해지거나 차감된 금액이 없어요.',
    },
    again: '다시 시도',
    details: '상세 내역',
    copyReference: '거래 번호 복사',
    copy: '복사',
    share: '공유',
    save: '저장',
    notices: {
      copied: 'local-receipt.copied',
      referenceCopied: 'local-receipt.reference-copied',
      copyFailed: 'local-receipt.copy-failed',
    },
  },
};

/** A receipt: status, amount, parties, times, and buttons to copy or share it. */
export function ReceiptDetails({
  receipt,
  isLate,
  onTakeBack,
  onBlock,
  onNavigate,
  onCopy,
  onShare,
  onSave,
  notify,
  log,
}: ReceiptDetailsProps) {
  const dates = useDates();
  const { lang } = operationTerms[receipt.operation];
  const label = labels[lang];
  const testMoney = useTestMoney();
  const payer = payerOf(receipt);
  const text = () => receiptText(receipt, { dates, testMoney });

  async function copy(copied: string, done: 'copied' | 'referenceCopied') {
    try {
      await onCopy(copied);
      notify(notices[label.notices[done]]);
    } catch (error) {
      log('Copying from a receipt failed', error);
      notify(notices[label.notices.copyFailed]);
    }
  }

  async function share(through: (text: string) => Promise<void>) {
    try {
      await through(text());
    } catch (error) {
      const cancelled = error instanceof Error && error.name === 'AbortError';
      log(cancelled ? 'Sharing was cancelled' : 'Sharing a receipt failed', error);
    }
  }

  return (
    <>
      <ReceiptHead
        receipt={receipt}
        isLate={isLate}
        onTakeBack={onTakeBack}
        onNavigate={onNavigate}
        notify={notify}
      />
      <Summary
        title={label.details}
        rows={receiptFacts(receipt, dates).map(({ label: fact, value, detail, prose }) => ({
          label: fact,
          value: (
            <span className={prose ? 'block text-left' : ''}>
              {prose ? value : <MaskedNumber>{value}</MaskedNumber>}
              {detail !== undefined && (
                <span className="block text-small font-normal text-ink-muted">
                  <MaskedNumber>{detail}</MaskedNumber>
                </span>
              )}
            </span>
          ),
        }))}
        after={[
          {
            label: receiptWords[lang].reference,
            value: (
              <span className="flex items-center justify-end gap-2">
                <span className="min-w-0 font-mono text-small wrap-anywhere select-all">
                  {receipt.reference}
                </span>
                <IconButton
                  icon={Copy}
                  label={label.copyReference}
                  tone="soft"
                  onClick={() => void copy(receipt.reference, 'referenceCopied')}
                />
              </span>
            ),
          },
        ]}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
        {onShare ? (
          <Button tone="secondary" onClick={() => void share(onShare)}>
            <Share aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            {label.share}
          </Button>
        ) : (
          <Button tone="secondary" onClick={() => void copy(text(), 'copied')}>
            <Copy aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            {label.copy}
          </Button>
        )}
        <Button tone="secondary" onClick={() => onSave(`receipt-${receipt.id}.txt`, text())}>
          <Download aria-hidden className="size-5 shrink-0" strokeWidth={2} />
          {label.save}
        </Button>
      </div>
      {payer !== undefined && <BlockPerson name={payer} onBlock={() => onBlock(receipt.id)} />}
    </>
  );
}

/** The amount and the status. Changes of a pending status are announced. */
function ReceiptHead({
  receipt,
  isLate,
  onTakeBack,
  onNavigate,
  notify,
}: Pick<ReceiptDetailsProps, 'receipt' | 'isLate' | 'onTakeBack' | 'onNavigate' | 'notify'>) {
  const { id, operation, direction, status, reason, waitsUntil } = receipt;
  const head = useRef<HTMLDivElement>(null);
  const { lang, form } = operationTerms[operation];
  const label = labels[lang];
  const { tone, icon } = statusLooks[status];
  const [figure = '', ...unit] = signedAmount(receipt).split(' ');
  return (
    <Card>
      <div ref={head} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {/* Badges without enough room beside the title wrap below it. */}
        <div className="flex flex-wrap items-center gap-3">
          <div className="flex min-w-0 flex-auto items-center gap-3">
            <IconMark icon={icon} tone={tone} />
            <h2 className="min-w-0 text-row font-semibold wrap-anywhere">
              {receiptTitle(receipt)}
            </h2>
          </div>
          <div className="flex flex-wrap gap-2">
            <TestMoney />
            <p role="status" className="flex">
              <Badge tone={tone}>
                {isLate ? receiptWords[lang].late : receiptWords[lang].statuses[status]}
              </Badge>
            </p>
          </div>
        </div>
        {/* A figure that is too long for a line breaks anywhere; otherwise the sign would be alone on its line. */}
        <div className="break-all">
          <FormattedAmount figure={figure} currency={unit.join(' ')} />
        </div>
        {status === 'pending' && (
          <InlineNotice tone="caution">{label.pending[direction]}</InlineNotice>
        )}
        {status === 'waiting' && (
          <TakeBack
            waitsUntil={waitsUntil}
            amount={signedAmount(receipt).slice(1)}
            onTakeBack={() => onTakeBack(id)}
            onTakenBack={() => head.current?.focus()}
            notify={notify}
          />
        )}
        {status === 'returned' && <InlineNotice>{reason}</InlineNotice>}
        {status === 'failed' && (
          <>
            <InlineNotice tone="negative">
              {/* The provider's own text, in the provider's language. */}
              {reason !== '' && (
                <p lang={/\p{Script=Hangul}/u.test(reason) ? 'ko' : 'en'} className="font-semibold">
                  {reason}
                </p>
              )}
              <p>
                {direction === 'send'
                  ? label.failed.send(isPositive(receipt.fee))
                  : label.failed.receive}
              </p>
            </InlineNotice>
            {isOwn(receipt) && (
              <ButtonLink to={form} onNavigate={onNavigate}>
                {label.again}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

/** True if the user made the transaction and can therefore repeat it: received transfers were made by others. */
function isOwn({ operation, direction }: Receipt): boolean {
  return direction === 'send' || operation === 'deposit' || operation === 'top-up';
}
