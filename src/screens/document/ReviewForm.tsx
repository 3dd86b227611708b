import { useState } from 'react';

import { Button } from '#components/Button.tsx';
import { Field } from '#components/form/Field.tsx';
import { Textarea } from '#components/form/Textarea.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Section } from '#components/Section.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { checkReview, type DocumentReview } from '#wallet/forms/document-review.ts';
import type { ReviewAction } from '#wallet/entities/document.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

export interface ReviewFormProps {
  /** Decides on the document; rejects when that failed. The signal aborts when the person leaves. */
  onReview: (review: DocumentReview, signal: AbortSignal) => Promise<void>;
  /** It has been decided. */
  onReviewed: () => void;
  notify: Notify;
}

const doneNotices = { approve: 'document.approved', reject: 'document.rejected' } as const;

/** Approves or rejects a document, which takes a reason to reject (local §5). */
export function ReviewForm({ onReview, onReviewed, notify }: ReviewFormProps) {
  const [comment, setComment] = useState('');
  const [pressed, setPressed] = useState<ReviewAction>();
  const { problems, submitting, failure, edited, form } = useSubmission({
    // Nothing but its own button approves.
    result: (button) => checkReview(button === 'approve' ? 'approve' : 'reject', comment),
    onRefused: ({ problem }) => notify(notices[problem]),
    submit(review, signal) {
      setPressed(review.action);
      return onReview(review, signal);
    },
    onSubmitted({ action }, left) {
      if (left) return;
      setComment('');
      notify(notices[doneNotices[action]]);
      onReviewed();
    },
    onFailed(_, left) {
      if (!left) notify(notices['document.action-failed']);
      return 'Nothing has been decided. Your comment is still here, so that you can try again.';
    },
  });
  const busy = submitting ? pressed : undefined;
  return (
    <Section title="Review">
      <form {...form}>
        {/* Nothing may change while it is submitted: what is shown is what is being decided. */}
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
                value={comment}
                onChange={(event) => {
                  setComment(event.target.value);
                  edited();
                }}
                height="note"
              />
            )}
          </Field>

          {failure && <InlineNotice tone="negative">{failure}</InlineNotice>}

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
