import type { ReviewAction } from '#wallet/entities/document.ts';

/** A decision on a document; the comment is trimmed and may be empty where it approves. */
export interface DocumentReview {
  action: ReviewAction;
  comment: string;
}

export type ReviewProblem = 'document.comment-required';

/** The decision that a comment and a button ask for. A rejection needs a reason, an approval needs none (local §5). */
export function checkReview(
  action: ReviewAction,
  comment: string,
): { accepted: DocumentReview } | { problem: ReviewProblem } {
  const reason = comment.trim();
  return action === 'reject' && reason === ''
    ? { problem: 'document.comment-required' }
    : { accepted: { action, comment: reason } };
}
