import type { WorkApproval } from './work-approval.ts';

/** The decision of an approval and its time. */
type Decided = Pick<WorkApproval, 'status' | 'decidedAt'>;

/** The document that the user approved last; undefined if there is none (decision 110). */
export function lastSigned<Approval extends Decided>(
  approvals: readonly Approval[],
): Approval | undefined {
  // ISO timestamps sort as strings.
  return approvals
    .filter(({ status }) => status === 'approved')
    .toSorted((left, right) => ((left.decidedAt ?? '') < (right.decidedAt ?? '') ? 1 : -1))[0];
}
