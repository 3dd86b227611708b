import { useLayoutEffect, useRef } from 'react';

import type { WorkMessages } from '#i18n/en/work.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { isFocusLost } from '#components/is-focus-lost.ts';
import { Section } from '#components/Section.tsx';
import { ReviewForm } from '#widgets/ReviewForm.tsx';
import { useReview } from '#widgets/use-review.ts';
import { isReviewable, requesterEndingOf, type WorkDocument } from '#wallet/entities/document.ts';
import type { DocumentReview } from '#wallet/forms/document-review.ts';
import type { Notify } from '#wallet/notices/notices.ts';

export interface ReviewProps {
  document: WorkDocument;
  /** Sends the decision; rejects if that failed. It continues when the user leaves. */
  onReview: (document: WorkDocument, review: DocumentReview) => Promise<void>;
  /** Called after the decision. */
  onReviewed: () => void;
  notify: Notify;
}

/** The sentence about the decision of another user. */
function outcomeText(t: WorkMessages['review'], status: string): string {
  const outcomes: Readonly<Record<string, string>> = t.outcomes;
  return (Object.hasOwn(outcomes, status) ? outcomes[status] : undefined) ?? t.otherOutcome(status);
}

/** The approver's form for the decision, and its outcome if another user decides first (local §5, decision 106). */
export function Review({ document, onReview, onReviewed, notify }: ReviewProps) {
  const t = useMessages('work').review;
  const { id, status } = document;
  const outcome = useRef<HTMLDivElement>(null);
  const review = useReview({
    documentId: id,
    onReview: (decision) => onReview(document, decision),
    onReviewed: (left) => {
      if (!left) onReviewed();
    },
    notify,
  });

  const open = isReviewable(document);
  // The form disappears when another user has decided, so the message about that decision receives the focus.
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (wasOpen.current && !open && isFocusLost()) outcome.current?.focus();
    wasOpen.current = open;
  });

  if (open) {
    return (
      <Section title={t.title}>
        <ReviewForm review={review} />
      </Section>
    );
  }
  if (review.failure === undefined) return null;
  return (
    <div ref={outcome} tabIndex={-1} className="rounded-control outline-none">
      {review.refused ? (
        <InlineNotice tone="negative">{review.failure.message}</InlineNotice>
      ) : (
        <InlineNotice>
          {requesterEndingOf(document) === undefined ? outcomeText(t, status) : t.endedByRequester}
        </InlineNotice>
      )}
    </div>
  );
}
