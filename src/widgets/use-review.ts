import { useState } from 'react';

import { useDraft } from '#components/form/use-draft.ts';
import { useSubmission, type Submission } from '#components/form/use-submission.ts';
import type { ReviewAction, WorkDocument } from '#wallet/entities/document.ts';
import {
  checkReview,
  type DocumentReview,
  type ReviewFields,
} from '#wallet/forms/document-review.ts';
import { notices, writeFailureNotice, type Notify } from '#wallet/notices/notices.ts';

import { useDecisionFailure } from './use-decision-failure.ts';

export interface ReviewSteps {
  documentId: WorkDocument['id'];
  /** Sends the decision; rejects if that failed. It continues when the user leaves. */
  onReview: (review: DocumentReview) => Promise<void>;
  /** Called after the decision; `left` is true if the user has left the form meanwhile. */
  onReviewed: (left: boolean) => void;
  /** Called with the message of a failure, and whether the provider refused the decision. */
  onFailed?: (message: string, refused: boolean) => void;
  notify: Notify;
}

/** The state of a review, for its form. */
export interface Review extends Pick<
  Submission<ReviewFields>,
  'problems' | 'submitting' | 'failure' | 'edited' | 'form'
> {
  comment: string;
  setComment: (comment: string) => void;
  /** The decision that is being sent. */
  busy: ReviewAction | undefined;
  /** True if the provider refused the decision; false if its answer was lost. */
  refused: boolean;
}

const doneNotices = { approve: 'document.approved', reject: 'document.rejected' } as const;

/** The review of a document, in its page and in the list (decision 161). */
export function useReview({
  documentId,
  onReview,
  onReviewed,
  onFailed,
  notify,
}: ReviewSteps): Review {
  const failureOf = useDecisionFailure();
  const [comment, setComment] = useDraft(`document-review.${documentId}`, () => '');
  const [pressed, setPressed] = useState<ReviewAction>();
  const [refused, setRefused] = useState(false);
  const { problems, submitting, failure, edited, form } = useSubmission({
    // Only the approve button approves.
    result: (button) => checkReview(button === 'approve' ? 'approve' : 'reject', comment),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit(review) {
      setPressed(review.action);
      return onReview(review);
    },
    onSubmitted({ action }, left) {
      setComment('');
      // The outcome of a real action is shown on every screen (decision 63).
      notify(notices[doneNotices[action]]);
      onReviewed(left);
    },
    onFailed(error) {
      notify(writeFailureNotice(error, notices['document.action-failed']));
      const failed = failureOf(error, 'comment');
      setRefused(failed.refused);
      onFailed?.(failed.message, failed.refused);
      return failed.message;
    },
  });
  const busy = submitting ? pressed : undefined;
  return { problems, submitting, failure, edited, form, comment, setComment, busy, refused };
}
