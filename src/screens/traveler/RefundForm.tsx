import { useEffect, useEffectEvent, useId, useRef } from 'react';

import { AmountField } from '#widgets/AmountField.tsx';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { englishAmountProblems } from '#wallet/labels/amount-problems.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { formatDollars } from '#wallet/money/format.ts';
import { failureNotice, notices, type Notify } from '#wallet/notices/notices.ts';
import {
  checkRefund,
  type RefundDraft,
  type RefundFields,
  type RefundRequest,
} from '#wallet/forms/traveler.ts';
import { maxMerchantNameLength, refundOf } from '#wallet/money/refund.ts';

export interface RefundFormProps {
  /** A note above the fields. */
  note?: string | undefined;
  draft: RefundDraft;
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
  'too-small': 'This is too little for a refund of one cent.',
};

/** A manual refund request: the shop, the purchase amount, and the expected refund (decision 49). */
export function RefundForm({
  note,
  draft,
  onDraftChange,
  onRequestRefund,
  onRequested,
  notify,
}: RefundFormProps) {
  const noteId = useId();
  const merchantField = useRef<HTMLInputElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  // Focuses the first missing field when the form opens, or the button if none is missing.
  const onOpened = useEffectEvent(() => {
    if (draft.merchantName.trim() === '') merchantField.current?.focus();
    else if (draft.purchaseAmount.trim() === '') amountField.current?.focus();
    else submitButton.current?.focus();
  });
  useEffect(() => onOpened(), []);

  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkRefund(draft),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit: onRequestRefund,
    onSubmitted() {
      notify(notices['traveler.refund-requested']);
      onRequested();
    },
    onFailed(error) {
      notify(failureNotice(error, notices['traveler.refund-failed']));
      return failureMessage(error, 'look among your recent refunds before you ask again');
    },
  });
  const amount = readAmount(draft.purchaseAmount, 'USD');
  const change = (part: Partial<RefundDraft>) => {
    onDraftChange({ ...draft, ...part });
    edited();
  };

  return (
    <form {...form} aria-label="Manual refund" className="flex flex-col gap-5">
      {note && (
        <div id={noteId}>
          <InlineNotice>{note}</InlineNotice>
        </div>
      )}
      {/* Locked during the submission: the form must show exactly the data that is sent. */}
      <fieldset disabled={submitting} className="flex min-w-0 flex-col gap-4">
        <TextField
          ref={merchantField}
          label="Merchant"
          placeholder="Name of the shop"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={maxMerchantNameLength}
          required
          error={problems.merchantName && 'Enter the name of the shop.'}
          value={draft.merchantName}
          onChange={(event) => change({ merchantName: event.target.value })}
        />
        <AmountField
          ref={amountField}
          label="Purchase amount"
          placeholder="0.00"
          unit="USD"
          required
          problemLabels={englishAmountProblems}
          error={problems.purchaseAmount && purchaseMessages[problems.purchaseAmount]}
          value={draft.purchaseAmount}
          onValueChange={(purchaseAmount) => change({ purchaseAmount })}
        />
      </fieldset>

      <Summary
        title="Your refund"
        rows={[
          {
            label: 'Purchase',
            value: amount && formatDollars(amount),
          },
          { label: 'Refund rate', value: '8%' },
        ]}
        total={{
          label: 'Refund',
          value: amount && formatDollars(refundOf(amount)),
        }}
      />

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
