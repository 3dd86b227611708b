import type { ReviewAction } from '#wallet/entities/document.ts';

import type { FormResult } from './form-result.ts';

/** A decision on a document; the comment is trimmed and may be empty for an approval. */
export interface DocumentReview {
  action: ReviewAction;
  comment: string;
}

/** The possible errors of each field. */
export interface ReviewFields {
  comment: 'missing';
}

/** The decision with a comment. A rejection requires a reason, an approval does not (local §5). */
export function checkReview(
  action: ReviewAction,
  comment: string,
): FormResult<DocumentReview, 'document.comment-required', ReviewFields> {
  const reason = comment.trim();
  return action === 'reject' && reason === ''
    ? { problem: 'document.comment-required', fields: { comment: 'missing' } }
    : { accepted: { action, comment: reason } };
}
