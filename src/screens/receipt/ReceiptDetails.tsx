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

import { useMessages } from '#i18n/messages-context.ts';
import { Address } from '#widgets/Address.tsx';
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
import { useTestMoney } from '#widgets/sandboxes.ts';
import { useBankName } from '#widgets/use-bank-name.ts';
import { useNoticeLanguage } from '#widgets/use-notice-language.ts';
import { TestMoney } from '#widgets/TestMoney.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Receipt, TransactionStatus } from '#wallet/entities/receipt.ts';
import { isPositive } from '#wallet/money/decimal.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

import { TakeBack } from './TakeBack.tsx';
import {
  operationTerms,
  payerOf,
  receiptFacts,
  receiptText,
  receiptTitle,
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
  const t = useMessages('history').receipt;
  const inItsLanguage = useNoticeLanguage();
  const words = { t, dates: useDates(), bankName: useBankName() };
  const testMoney = useTestMoney();
  const payer = payerOf(receipt);
  const text = () => receiptText(receipt, words, testMoney);

  async function copy(copied: string, done: 'copied' | 'reference-copied') {
    try {
      await onCopy(copied);
      notify(inItsLanguage(notices[`receipt.${done}`]));
    } catch (error) {
      log('Copying from a receipt failed', error);
      notify(inItsLanguage(notices['receipt.copy-failed']));
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
        title={t.details}
        rows={receiptFacts(receipt, words).map(({ label, value, detail, prose }) => ({
          label,
          value: (
            <span className={prose ? 'block text-left' : ''}>
              {prose ? value : <Address>{value}</Address>}
              {detail !== undefined && (
                <span className="block text-small font-normal text-ink-muted">
                  <Address>{detail}</Address>
                </span>
              )}
            </span>
          ),
        }))}
        after={[
          {
            label: t.reference,
            value: (
              <span className="flex items-center justify-end gap-2">
                <span className="min-w-0 font-mono text-small wrap-anywhere select-all">
                  {receipt.reference}
                </span>
                <IconButton
                  icon={Copy}
                  label={t.copyReference}
                  tone="soft"
                  onClick={() => void copy(receipt.reference, 'reference-copied')}
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
            {t.share}
          </Button>
        ) : (
          <Button tone="secondary" onClick={() => void copy(text(), 'copied')}>
            <Copy aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            {t.copy}
          </Button>
        )}
        <Button tone="secondary" onClick={() => onSave(`receipt-${receipt.id}.txt`, text())}>
          <Download aria-hidden className="size-5 shrink-0" strokeWidth={2} />
          {t.save}
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
  const t = useMessages('history').receipt;
  const { form } = operationTerms[operation];
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
              {receiptTitle(receipt, t)}
            </h2>
          </div>
          <div className="flex flex-wrap gap-2">
            <TestMoney />
            <p role="status" className="flex">
              <Badge tone={tone}>{isLate ? t.late : t.statuses[status]}</Badge>
            </p>
          </div>
        </div>
        {/* A figure that is too long for a line breaks anywhere; otherwise the sign would be alone on its line. */}
        <div className="break-all">
          <FormattedAmount figure={figure} currency={unit.join(' ')} />
        </div>
        {status === 'pending' && <InlineNotice tone="caution">{t.pending[direction]}</InlineNotice>}
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
                {direction === 'receive'
                  ? t.returnedMoney.none
                  : isPositive(receipt.fee)
                    ? t.returnedMoney.withFee
                    : t.returnedMoney.amount}
              </p>
            </InlineNotice>
            {isOwn(receipt) && (
              <ButtonLink to={form} onNavigate={onNavigate}>
                {t.again}
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
