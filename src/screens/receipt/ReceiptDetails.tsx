import { Copy, Download, Share } from 'lucide-react';
import { cx } from 'class-variance-authority';
import { useRef, type ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Address } from '#widgets/Address.tsx';
import { BlockPerson } from '#widgets/BlockPerson.tsx';
import { FormattedAmount } from '#widgets/FormattedAmount.tsx';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { Button, ButtonLink } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { IconButton } from '#components/IconButton.tsx';
import type { Navigate } from '#components/Link.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';
import { useBankName } from '#widgets/use-bank-name.ts';
import { useNoticeLanguage } from '#widgets/use-notice-language.ts';
import { Seal } from '#widgets/Seal.tsx';
import { TestMoney } from '#widgets/TestMoney.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Receipt, TransactionStatus } from '#wallet/entities/receipt.ts';
import { isPositive } from '#wallet/money/decimal.ts';
import { addressEnds } from '#wallet/labels/spoken-address.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

import { StatusSeal } from './StatusSeal.tsx';
import { TakeBack } from './TakeBack.tsx';
import {
  operationTerms,
  payerOf,
  receiptFacts,
  receiptText,
  receiptTitle,
  signedAmount,
  type ReceiptFact,
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

const statusTones: Readonly<Record<TransactionStatus, BadgeTone>> = {
  pending: 'caution',
  waiting: 'caution',
  completed: 'positive',
  failed: 'negative',
  returned: 'neutral',
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
      <Slip>
        <ReceiptHead
          receipt={receipt}
          isLate={isLate}
          onTakeBack={onTakeBack}
          onNavigate={onNavigate}
          notify={notify}
        />
        <Tear />
        <section aria-label={t.details}>
          <dl className="flex flex-col gap-2.5">
            {receiptFacts(receipt, words).map((fact, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may have the same label
              <FactRow key={`${index} ${fact.label}`} {...fact} />
            ))}
            <Row label={t.reference}>
              <span className="min-w-0 font-mono text-small wrap-anywhere select-all">
                {receipt.reference}
              </span>
              <span className="-my-2 -mr-3 -ml-1.5 flex">
                <IconButton
                  icon={Copy}
                  label={t.copyReference}
                  onClick={() => void copy(receipt.reference, 'reference-copied')}
                />
              </span>
            </Row>
          </dl>
        </section>
      </Slip>
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
  const [figure = '', ...unit] = signedAmount(receipt).split(' ');
  return (
    <div ref={head} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <div className="flex flex-col items-center gap-1 text-center">
        <StatusSeal reference={receipt.reference} status={status} />
        {/* Badges without enough room beside the title wrap below it. */}
        <div className="mt-2 flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 text-body font-semibold wrap-anywhere">
            {receiptTitle(receipt, t)}
          </h2>
          <TestMoney />
          <p role="status" className="flex">
            <Badge tone={statusTones[status]}>{isLate ? t.late : t.statuses[status]}</Badge>
          </p>
        </div>
        {/* A figure that is too long for a line breaks anywhere; otherwise the sign would be alone on its line. */}
        <div className="max-w-full break-all *:justify-center">
          <FormattedAmount figure={figure} currency={unit.join(' ')} />
        </div>
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
  );
}

/** A slip of paper, torn off at its lower edge. */
function Slip({ children }: { children: ReactNode }) {
  return (
    <div>
      <div className="overflow-clip rounded-t-card bg-raised px-5 pt-5 pb-3">{children}</div>
      <svg
        aria-hidden
        viewBox="0 0 350 10"
        preserveAspectRatio="none"
        className="-mt-px block h-2.5 w-full fill-raised"
      >
        <path d={`M0 0H350V3${'q-6.25 6-12.5 0t-12.5 0'.repeat(14)}z`} />
      </svg>
    </div>
  );
}

/** The line at which the head of a slip is torn off, with a notch at each side. */
function Tear() {
  return (
    <div
      aria-hidden
      className="relative -mx-5 my-4 flex items-center before:-ml-2 before:size-4 before:rounded-full before:bg-surface after:-mr-2 after:size-4 after:rounded-full after:bg-surface"
    >
      <span className="mx-2 flex-1 border-t-2 border-dashed border-line" />
    </div>
  );
}

/** A label at the left and its value at the right. */
function Row({
  label,
  wraps = true,
  children,
}: {
  label: string;
  /** A long value is below its label. */
  wraps?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cx('flex items-center justify-between gap-x-4', wraps && 'flex-wrap')}>
      <dt className={cx('text-small text-ink-muted', wraps ? 'min-w-0 wrap-anywhere' : 'shrink-0')}>
        {label}
      </dt>
      <dd className="ml-auto flex min-w-0 items-center justify-end gap-3 text-right text-body font-medium wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

/** A line of the receipt; a party has its seal. */
function FactRow({ label, value, detail, prose, seal }: ReceiptFact) {
  return (
    <Row label={label} wraps={seal === undefined}>
      <span className={prose ? 'block min-w-0 text-left' : 'min-w-0'}>
        {prose ? (
          value
        ) : (
          <span className={addressEnds(value) && 'font-mono text-small'}>
            <Address>{value}</Address>
          </span>
        )}
        {detail !== undefined && (
          <span
            className={cx(
              'block text-small font-normal text-ink-muted',
              addressEnds(detail) && 'font-mono',
            )}
          >
            <Address>{detail}</Address>
          </span>
        )}
      </span>
      {seal && <Seal size="small" {...seal} />}
    </Row>
  );
}

/** True if the user made the transaction and can therefore repeat it: received transfers were made by others. */
function isOwn({ operation, direction }: Receipt): boolean {
  return direction === 'send' || operation === 'deposit' || operation === 'top-up';
}
