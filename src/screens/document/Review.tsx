import { useLayoutEffect, useRef, useState } from 'react';

import { Button } from '#components/Button.tsx';
import { Field } from '#components/form/Field.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { Textarea } from '#components/form/Textarea.tsx';
import { useDraft } from '#components/form/use-draft.ts';
import { useSubmission } from '#components/form/use-submission.ts';
import { isFocusLost } from '#components/is-focus-lost.ts';
import { Section } from '#components/Section.tsx';
import {
  documentLimits,
  isReviewable,
  type ReviewAction,
  type WorkDocument,
} from '#wallet/entities/document.ts';
import { refusalOf } from '#wallet/failure.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { checkReview, type DocumentReview, lostDecision } from '#wallet/forms/document-review.ts';
import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';

export interface ReviewProps {
  document: WorkDocument;
  /** Sends the decision; rejects if that failed. It continues when the user leaves. */
  onReview: (document: WorkDocument, review: DocumentReview) => Promise<void>;
  /** Called after the decision. */
  onReviewed: () => void;
  notify: Notify;
}

const doneNotices = { approve: 'document.approved', reject: 'document.rejected' } as const;

/**
 * The decision on a document: a form for its approver; for its requester, the name of the approver (local §5,
 * decision 106).
 */
export function Review({ document, onReview, onReviewed, notify }: ReviewProps) {
  const { id, status, role, approver } = document;
  const [comment, setComment] = useDraft(`document-review.${id}`, () => '');
  const [pressed, setPressed] = useState<ReviewAction>();
  /** True if the provider refused the decision; false if its answer was lost. */
  const [refused, setRefused] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const { problems, submitting, failure, edited, form } = useSubmission({
    // Only the approve button approves.
    result: (button) => checkReview(button === 'approve' ? 'approve' : 'reject', comment),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit(review) {
      setPressed(review.action);
      return onReview(document, review);
    },
    onSubmitted({ action }, left) {
      setComment('');
      // The outcome of a real action is shown on every screen (decision 63).
      notify(notices[doneNotices[action]]);
      if (!left) onReviewed();
    },
    onFailed(error) {
      notify(writeFailureNotice(error, notices['document.action-failed']));
      const byProvider = refusalOf(error)?.reason !== undefined;
      setRefused(byProvider);
      const message = failureMessage(error, 'try again. Your comment is still here');
      return byProvider ? message : `${lostDecision(error)} ${message}`;
    },
  });

  const open = isReviewable(document);
  // The form disappears when another user has decided, so the message about that decision receives the focus.
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (wasOpen.current && !open && isFocusLost()) outcome.current?.focus();
    wasOpen.current = open;
  });

  if (!open) {
    if (failure !== undefined) {
      return (
        <div ref={outcome} tabIndex={-1} className="rounded-control outline-none">
          {refused ? (
            <InlineNotice tone="negative">{failure.message}</InlineNotice>
          ) : (
            <InlineNotice>The document has been {status}.</InlineNotice>
          )}
        </div>
      );
    }
    return status === 'pending' && role === 'requester' ? (
      <InlineNotice>Waiting for {approver || 'the approver'} to decide.</InlineNotice>
    ) : null;
  }

  const busy = submitting ? pressed : undefined;
  return (
    <Section title="Review">
      <form {...form}>
        {/* Locked during the submission: the form must show exactly the decision that is sent. */}
        <fieldset disabled={submitting} className="flex min-w-0 flex-col gap-4">
          <Field
            label="Comment"
            hint="Needed to reject, welcome to approve."
            error={problems.comment && 'Say why you reject this document.'}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={documentLimits.comment}
                value={comment}
                onChange={(event) => {
                  setComment(event.target.value);
                  edited();
                }}
                height="note"
              />
            )}
          </Field>

          <SubmissionStatus busy={submitting} failure={failure} />

          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
            <Button type="submit" tone="secondary" value="reject" busy={busy === 'reject'}>
              Reject
            </Button>
            <Button type="submit" value="approve" busy={busy === 'approve'}>
              Approve
            </Button>
          </div>
        </fieldset>
      </form>
    </Section>
  );
}
