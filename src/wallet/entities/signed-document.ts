import type { WorkApproval } from './work-approval.ts';

/** What of an approval says whether and when it was decided. */
type Decided = Pick<WorkApproval, 'status' | 'decidedAt'>;

/** The document that the person has approved last; undefined while there is none (decision 110). */
export function lastSigned<Approval extends Decided>(
  approvals: readonly Approval[],
): Approval | undefined {
  // Moments of this form are in order when their texts are.
  return approvals
    .filter(({ status }) => status === 'approved')
    .toSorted((left, right) => ((left.decidedAt ?? '') < (right.decidedAt ?? '') ? 1 : -1))[0];
}
