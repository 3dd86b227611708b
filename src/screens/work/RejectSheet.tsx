import { useMessages } from '#i18n/messages-context.ts';
import { ReviewForm } from '#widgets/ReviewForm.tsx';
import { useReview } from '#widgets/use-review.ts';
import { Sheet } from '#components/Sheet.tsx';
import type { WorkApproval } from '#wallet/entities/work-approval.ts';
import type { DocumentReview } from '#wallet/forms/document-review.ts';
import type { Notify } from '#wallet/notices/notices.ts';

import type { DecisionFailure } from '#widgets/use-decision-failure.ts';

export interface RejectSheetProps {
  approval: WorkApproval;
  /** Sends the rejection; rejects if that failed. */
  onReject: (review: DocumentReview) => Promise<void>;
  onRejected: () => void;
  onFailed: (failure: DecisionFailure) => void;
  onClose: () => void;
  notify: Notify;
}

/** Asks for the reason of a rejection in the list, with the form of the document (decision 161). */
export function RejectSheet({
  approval: { documentId, title },
  onReject,
  onRejected,
  onFailed,
  onClose,
  notify,
}: RejectSheetProps) {
  const { approvals } = useMessages('work');
  const { close } = useMessages('common');
  const review = useReview({
    documentId,
    onReview: onReject,
    onReviewed: onRejected,
    onFailed: (message, refused) => onFailed({ message, refused }),
    notify,
  });
  return (
    <Sheet title={approvals.rejectTitle} closeLabel={close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-body font-medium wrap-anywhere">{title}</p>
        <ReviewForm review={review} rejectOnly />
      </div>
    </Sheet>
  );
}
