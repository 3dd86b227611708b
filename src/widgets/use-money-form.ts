import { useRef } from 'react';

import type { Navigate } from '#components/Link.tsx';
import type { FoundRecipient } from '#wallet/entities/recipient.ts';
import { foundIn, reviewOf, type Review, type Reviewed } from '#wallet/forms/review.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';
import {
  failureNotice,
  notices,
  type CodedNotice,
  type Notice,
  type NoticeCode,
  type Notify,
} from '#wallet/notices/notices.ts';

import { useConfirmation } from './use-confirmation.ts';
import { useDraft } from '#components/form/use-draft.ts';
import { useSubmission, type Submission } from '#components/form/use-submission.ts';

/** A draft that breaks a rule, as returned by the rules in `src/wallet/forms`. */
export interface RefusedMoney {
  problem: NoticeCode | undefined;
  figures?: readonly unknown[];
  fields: object;
}

/** A payment that waits for the user's confirmation. */
export interface AskedMoney<Accepted> {
  accepted: Accepted;
  /** Undefined for a bank account, or if the provider could not identify the recipient. */
  found: FoundRecipient | undefined;
  review: Review;
}

/** A successful payment. */
export interface DoneMoney<Draft, Accepted, Answer> {
  draft: Draft;
  accepted: Accepted;
  found: FoundRecipient | undefined;
  answer: Answer;
}

/** The rules of a form that moves money, and a callback for each outcome. */
export interface MoneyFormSteps<Draft, Accepted, Refused extends RefusedMoney, Answer> {
  /** The name of the stored draft, as in `useDraft`. */
  name: string;
  empty: Draft;
  /** The initial draft; empty by default. */
  initial?: () => Draft;
  check: (draft: Draft) => { accepted: Accepted } | Refused;
  onRefused?: (fields: Refused['fields']) => void;
  /**
   * Collects the data of the payment's review (decision 96); the form asks the user for confirmation if the review has
   * a reason. Without this function payments are not reviewed.
   */
  review?: (accepted: Accepted) => Promise<Reviewed> | Reviewed;
  /**
   * The current balance for the payment, in its unit: the review follows it while the user is being asked. Undefined if
   * it is unknown.
   */
  balance?: (accepted: Accepted) => DecimalString | undefined;
  /** Makes the payment, as in `useSubmission`. */
  submit: (
    accepted: Accepted,
    signal: AbortSignal,
    found: FoundRecipient | undefined,
  ) => Promise<Answer>;
  /** The notice of a success. */
  done: (done: DoneMoney<Draft, Accepted, Answer>) => Notice;
  /** The route after a success. */
  leadsTo: string;
  /** The notice of a failure. */
  failed: CodedNotice;
  /** The form's message about a failure; undefined if a field shows it, and then there is no notice. */
  failureMessage: (error: unknown, draft: Draft) => string | undefined;
  notify: Notify;
  onNavigate: Navigate;
}

/** A form that moves money, as `MoneyFormFrame` renders it. */
export interface MoneyForm<Draft, Accepted, Fields> extends Omit<
  Submission<Fields>,
  'edited' | 'confirming'
> {
  draft: Draft;
  /** Changes parts of the draft. */
  change: (part: Partial<Draft>) => void;
  /** The form is locked: the user is being asked, or the payment is running. */
  locked: boolean;
  asked: AskedMoney<Accepted> | undefined;
  answer: (agreed: boolean) => void;
}

/** The state of a form that moves money: its stored draft, its rules, its review and its submission. */
export function useMoneyForm<Draft extends object, Accepted, Refused extends RefusedMoney, Answer>(
  steps: MoneyFormSteps<Draft, Accepted, Refused, Answer>,
): MoneyForm<Draft, Accepted, Refused['fields']> {
  const { notify } = steps;
  const [draft, setDraft] = useDraft(steps.name, steps.initial ?? (() => steps.empty));
  const { asked, ask, answer } = useConfirmation<
    Omit<AskedMoney<Accepted>, 'review'> & { reviewed: Reviewed }
  >();
  /** The recipient of the payment. */
  const found = useRef<FoundRecipient>(undefined);
  const { edited, confirming, ...submission } = useSubmission<Accepted, Refused, Answer>({
    result: steps.check(draft),
    onRefused(refused) {
      const notice = refusalNotice(refused);
      if (notice) notify(notice);
      steps.onRefused?.(refused.fields);
    },
    async confirm(accepted, signal) {
      if (!steps.review) return true;
      const reviewed = await steps.review(accepted);
      found.current = foundIn(reviewed.recipient);
      const review = reviewOf(reviewed);
      if (signal.aborted || review.reasons.length === 0) return true;
      return ask({ accepted, found: found.current, reviewed });
    },
    submit: (accepted, signal) => steps.submit(accepted, signal, found.current),
    onSubmitted(accepted, left, result) {
      setDraft(steps.empty);
      notify(steps.done({ draft, accepted, found: found.current, answer: result }));
      if (!left) steps.onNavigate(steps.leadsTo);
    },
    onFailed(error) {
      const message = steps.failureMessage(error, draft);
      if (message !== undefined) notify(failureNotice(error, steps.failed));
      return message;
    },
  });
  return {
    ...submission,
    draft,
    change(part) {
      setDraft((current) => ({ ...current, ...part }));
      edited();
    },
    locked: submission.submitting || confirming,
    asked: asked && {
      ...asked,
      review: reviewOf({
        ...asked.reviewed,
        balance: steps.balance?.(asked.accepted) ?? asked.reviewed.balance,
      }),
    },
    answer,
  };
}

/** The notice of the broken rule; undefined if only the fields show the error. */
function refusalNotice({ problem, figures = [] }: RefusedMoney): Notice | undefined {
  const notice = problem && notices[problem];
  if (typeof notice !== 'function') return notice;
  // `FormResult` ties each code to the figures of its notice; a look-up by the code loses that type.
  return (notice as (...values: readonly unknown[]) => Notice)(...figures);
}
