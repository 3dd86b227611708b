import { Banknote, DollarSign } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';

import { ChoiceCards, type Choice } from '#components/ChoiceCards.tsx';
import { useSandbox } from '#widgets/sandboxes.ts';
import { AmountField } from '#widgets/AmountField.tsx';
import { Button } from '#components/Button.tsx';
import { useDates } from '#components/use-dates.ts';
import { TextField } from '#components/form/Field.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { refusalOf } from '#wallet/failure.ts';
import { formatWon } from '#wallet/money/format-figure.ts';
import { formatDollars } from '#wallet/money/format.ts';
import { failureNotice, notices, type Notify } from '#wallet/notices/notices.ts';
import {
  checkRefund,
  purchaseOf,
  storeOf,
  type PurchaseCurrency,
  type ReceiptStore,
  type RefundDraft,
  type RefundFields,
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

const purchaseMessages: Readonly<Record<RefundFields['purchaseAmount'], string>> = {
  missing: 'Enter what you paid.',
  'no-amount': 'Enter an amount above zero in digits, such as 49.90.',
  'not-whole': 'Enter whole won, such as 62,000.',
  'no-rate': 'The rate of the won could not be loaded. Enter the amount in dollars.',
  'too-small': 'A refund needs a purchase of at least $30.',
};

const dateMessages: Readonly<Record<RefundFields['receiptDate'], string>> = {
  'in-future': 'The date of the receipt is in the future.',
  'too-old': 'The receipt is older than 90 days.',
};

/** The origin of the shop's name in the code of a receipt (decision 170). */
const storeHints: Readonly<Record<ReceiptStore['state'], string>> = {
  partner: 'A partner store, with its name in our directory. Your refund is automatic.',
  unknown: 'Not a partner store that we know. Compare the name with your receipt.',
  loading: 'Looking for this store in our directory.',
  failed: 'Our directory of stores could not be loaded. Compare the name with your receipt.',
};

const currencies = [
  { value: 'USD', label: 'Dollars', icon: DollarSign },
  { value: 'KRW', label: 'Won', icon: Banknote },
] as const satisfies readonly Choice<PurchaseCurrency>[];

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
      return failureMessage(error, 'look among your recent refunds before you ask again');
    },
  });
  const change = (part: Partial<RefundDraft>) => {
    onDraftChange({ ...draft, ...part });
    edited();
  };

  return (
    <form
      {...form}
      aria-label={isPartner ? 'Automatic refund' : 'Manual refund'}
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
          label="Purchase amount"
          placeholder="0.00"
          unit={draft.currency}
          required
          error={problems.purchaseAmount && purchaseMessages[problems.purchaseAmount]}
          value={draft.purchaseAmount}
          onValueChange={(purchaseAmount) => change({ purchaseAmount })}
        />
        <ChoiceCards
          label="Currency"
          choices={currencies}
          value={draft.currency}
          onValueChange={(currency) => change({ currency })}
        />
        <TextField
          type="date"
          label="Receipt date"
          autoComplete="off"
          max={terms.today}
          error={problems.receiptDate && dateMessages[problems.receiptDate]}
          value={draft.receiptDate || terms.today}
          onChange={(event) => change({ receiptDate: event.target.value })}
        />
        <TextField
          label="Receipt number (optional)"
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
        {submitting ? 'Requesting' : 'Request refund'}
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
  const isPartner = store?.state === 'partner';
  return (
    <TextField
      ref={ref}
      label="Merchant"
      placeholder="Name of the shop"
      autoComplete="off"
      autoCapitalize="words"
      maxLength={maxMerchantNameLength}
      required
      hint={isScanned ? storeHints[store?.state ?? 'unknown'] : undefined}
      error={isMissing ? 'Enter the name of the shop.' : undefined}
      readOnly={isPartner}
      value={isPartner ? store.name : value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

/** The purchase and its refund, as far as the draft can be read. */
function RefundSummary({ draft, terms }: Pick<RefundFormProps, 'draft' | 'terms'>) {
  const { dollars, won } = purchaseOf(draft, terms);
  const { formatDateTime } = useDates();
  const isSandbox = useSandbox('tax-office');
  const expectedAt = terms.expectedAt?.();
  return (
    <>
      <Summary
        title="Your refund"
        rows={[
          { label: 'Purchase', value: dollars && formatDollars(dollars) },
          ...(draft.currency === 'KRW'
            ? [
                { label: 'In won', value: won && formatWon(won) },
                {
                  label: 'Rate',
                  value: terms.wonPerDollar && `$1 = ${formatWon(terms.wonPerDollar)}`,
                },
              ]
            : []),
          { label: 'Refund rate', value: '8%' },
        ]}
        total={{ label: 'Refund', value: dollars && formatDollars(refundOf(dollars)) }}
        after={[
          { label: 'Paid to', value: 'USDC of this wallet' },
          ...(expectedAt === undefined
            ? []
            : [{ label: 'Expected by', value: formatDateTime(expectedAt) }]),
        ]}
      />
      {isSandbox && expectedAt !== undefined && (
        <p className="text-small text-ink-muted">
          A sandbox acts as the tax office: it pays test money, and its three days are shortened.
        </p>
      )}
    </>
  );
}
