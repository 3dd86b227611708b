import { Banknote, DollarSign, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { choicesOf } from '#components/choices-of.ts';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import { useSandbox } from '#widgets/sandboxes.ts';
import { AmountField } from '#widgets/AmountField.tsx';
import { Button } from '#components/Button.tsx';
import { useDates } from '#components/use-dates.ts';
import { TextField } from '#components/form/Field.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { refusalOf } from '#wallet/failure.ts';
import { formatWon } from '#wallet/money/format-figure.ts';
import { formatDollars } from '#wallet/money/format.ts';
import { failureNotice, notices, type Notify } from '#wallet/notices/notices.ts';
import {
  checkRefund,
  purchaseCurrencies,
  purchaseOf,
  storeOf,
  type PurchaseCurrency,
  type ReceiptStore,
  type RefundDraft,
  type RefundRequest,
  type RefundTerms,
} from '#wallet/forms/traveler.ts';
import { maxReceiptNumberLength } from '#wallet/entities/tax-refund.ts';
import { maxMerchantNameLength, refundOf } from '#wallet/money/refund.ts';

export interface RefundFormProps {
  /** A note above the fields. */
  note?: string | undefined;
  /** The shop is that of a receipt's code. */
  isScanned: boolean;
  draft: RefundDraft;
  terms: RefundTerms;
  onDraftChange: (draft: RefundDraft) => void;
  /** Requests the refund; rejects if that failed. */
  onRequestRefund: (refund: RefundRequest) => Promise<void>;
  /** Called after a successful request. */
  onRequested: () => void;
  notify: Notify;
}

const currencyIcons: Readonly<Record<PurchaseCurrency, LucideIcon>> = {
  USD: DollarSign,
  KRW: Banknote,
};

/**
 * A refund request: the shop, the purchase amount, and the expected refund (decision 49). The receipt of a partner
 * store makes it automatic (decision 180).
 */
export function RefundForm({
  note,
  isScanned,
  draft,
  terms,
  onDraftChange,
  onRequestRefund,
  onRequested,
  notify,
}: RefundFormProps) {
  const failureMessage = useFailureMessage();
  const t = useMessages('travel').claim;
  const noteId = useId();
  const merchantField = useRef<HTMLInputElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const store = storeOf(draft, terms);
  const isPartner = store?.state === 'partner';
  // Focuses the first missing field when the form opens, or the button if none is missing.
  const onOpened = useEffectEvent(() => {
    if (!isPartner && draft.merchantName.trim() === '') merchantField.current?.focus();
    else if (draft.purchaseAmount.trim() === '') amountField.current?.focus();
    else submitButton.current?.focus();
  });
  useEffect(() => onOpened(), []);

  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkRefund(draft, terms),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: onRequestRefund,
    onSubmitted() {
      notify(notices['traveler.refund-requested']);
      onRequested();
    },
    onFailed(error) {
      notify(failureNotice(error, notices['traveler.refund-failed']));
      // The next request names the shop in place of the refused code.
      if (refusalOf(error)?.code === 'store-unknown') {
        onDraftChange({ ...draft, storeCode: undefined });
      }
      return failureMessage(error, 'refund');
    },
  });
  const change = (part: Partial<RefundDraft>) => {
    onDraftChange({ ...draft, ...part });
    edited();
  };

  return (
    <form
      {...form}
      aria-label={isPartner ? t.automaticForm : t.manualForm}
      className="flex flex-col gap-5"
    >
      {note && (
        <div id={noteId}>
          <InlineNotice>{note}</InlineNotice>
        </div>
      )}
      {/* Locked during the submission: the form must show exactly the data that is sent. */}
      <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-4">
        <MerchantField
          ref={merchantField}
          store={store}
          isScanned={isScanned}
          isMissing={problems.merchantName !== undefined}
          value={draft.merchantName}
          onValueChange={(merchantName) => change({ merchantName })}
        />
        <AmountField
          ref={amountField}
          label={t.amount}
          placeholder="0.00"
          unit={draft.currency}
          required
          error={problems.purchaseAmount && t.amountProblems[problems.purchaseAmount]}
          value={draft.purchaseAmount}
          onValueChange={(purchaseAmount) => change({ purchaseAmount })}
        />
        <CurrencyChoice value={draft.currency} onValueChange={(currency) => change({ currency })} />
        <TextField
          type="date"
          label={t.date}
          autoComplete="off"
          max={terms.today}
          error={problems.receiptDate && t.dateProblems[problems.receiptDate]}
          value={draft.receiptDate || terms.today}
          onChange={(event) => change({ receiptDate: event.target.value })}
        />
        <TextField
          label={t.number}
          autoComplete="off"
          maxLength={maxReceiptNumberLength}
          value={draft.receiptNumber}
          onChange={(event) => change({ receiptNumber: event.target.value })}
        />
      </fieldset>

      <RefundSummary draft={draft} terms={terms} />

      <SubmissionStatus busy={submitting} failure={failure} />

      <Button
        ref={submitButton}
        type="submit"
        width="full"
        busy={submitting}
        aria-describedby={note && noteId}
      >
        {submitting ? t.requesting : t.request}
      </Button>
    </form>
  );
}

/** The name of the shop. The one of a partner store is the directory's, and cannot be changed (decision 170). */
function MerchantField({
  ref,
  store,
  isScanned,
  isMissing,
  value,
  onValueChange,
}: {
  ref: RefObject<HTMLInputElement | null>;
  store: ReceiptStore | undefined;
  isMissing: boolean;
  value: string;
  onValueChange: (value: string) => void;
} & Pick<RefundFormProps, 'isScanned'>) {
  const t = useMessages('travel').claim;
  const isPartner = store?.state === 'partner';
  return (
    <TextField
      ref={ref}
      label={t.merchant}
      placeholder={t.merchantPlaceholder}
      autoComplete="off"
      autoCapitalize="words"
      maxLength={maxMerchantNameLength}
      required
      hint={isScanned ? t.stores[store?.state ?? 'unknown'] : undefined}
      error={isMissing ? t.merchantMissing : undefined}
      readOnly={isPartner}
      value={isPartner ? store.name : value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

function CurrencyChoice({
  value,
  onValueChange,
}: {
  value: PurchaseCurrency;
  onValueChange: (value: PurchaseCurrency) => void;
}) {
  const t = useMessages('travel').claim;
  return (
    <ChoiceCards
      label={t.currency}
      choices={choicesOf(purchaseCurrencies, (currency) => ({
        icon: currencyIcons[currency],
        label: t.currencies[currency],
      }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

/** The purchase and its refund, as far as the draft can be read. */
function RefundSummary({ draft, terms }: Pick<RefundFormProps, 'draft' | 'terms'>) {
  const { claim, refund } = useMessages('travel');
  const t = claim.summary;
  const { dollars, won } = purchaseOf(draft, terms);
  const { formatDateTime } = useDates();
  const isSandbox = useSandbox('tax-office');
  const expectedAt = terms.expectedAt?.();
  return (
    <>
      <Summary
        title={t.title}
        rows={[
          { label: refund.details.purchase, value: dollars && formatDollars(dollars) },
          ...(draft.currency === 'KRW'
            ? [
                { label: t.inWon, value: won && formatWon(won) },
                {
                  label: t.rate,
                  value: terms.wonPerDollar && `$1 = ${formatWon(terms.wonPerDollar)}`,
                },
              ]
            : []),
          { label: t.refundRate, value: '8%' },
        ]}
        total={{ label: t.refund, value: dollars && formatDollars(refundOf(dollars)) }}
        after={[
          { label: refund.details.paidTo, value: refund.details.ownWallet },
          ...(expectedAt === undefined
            ? []
            : [{ label: t.expectedBy, value: formatDateTime(expectedAt) }]),
        ]}
      />
      {isSandbox && expectedAt !== undefined && (
        <p className="text-small text-ink-muted">{t.sandbox}</p>
      )}
    </>
  );
}
