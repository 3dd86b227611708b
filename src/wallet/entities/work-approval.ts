import * as z from 'zod/mini';

import type { DocumentPriority, ReviewAction } from './document.ts';
import { id, text } from './fields.ts';

/** An ISO timestamp; null if it is missing. */
const timeOrNull = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);

/**
 * A work document in a list of approvals. The user decides them, or has requested them. In the list every status except
 * pending and approved counts as rejected (decision 42).
 */
export const WorkApproval = z.object({
  id,
  documentId: id,
  title: z.string(),
  description: text,
  priority: z.string(),
  status: z.string(),
  /** The name of the requester. */
  submittedBy: text,
  approver: text,
  /** The amount as a formatted text (decision 32). An approval pays nothing (decision 186). */
  amount: text,
  currency: text,
  /** The time of the decision, as an ISO timestamp; null while it is pending. */
  decidedAt: timeOrNull,
  /** The reason of a rejection; empty if there is none. */
  reason: text,
  /** The time when the requester took the request back, as an ISO timestamp; null otherwise (decision 159). */
  takenBackAt: timeOrNull,
  /** The time when the requester corrected an earlier request by this one; null otherwise (decision 160). */
  correctedAt: timeOrNull,
  /** True if it is the account's first request to the approver; only the approver receives it (decision 144). */
  isFirstRequest: z.optional(z.boolean()),
});
export type WorkApproval = z.infer<typeof WorkApproval>;

/** The status of an approval in the list. */
export type ApprovalDecision = 'pending' | 'approved' | 'rejected';

/** The decision of a status: every status except pending and approved counts as rejected (local §3, decision 42). */
export function decisionOf(status: string): ApprovalDecision {
  return status === 'pending' || status === 'approved' ? status : 'rejected';
}

/** The state of an approval in a list: its decision, or taken back by its requester (decision 159). */
export type ApprovalState = ApprovalDecision | 'taken-back';

/** The state of an approval. One that was taken back has the status of a rejection (decision 159). */
export function approvalState({
  status,
  takenBackAt,
}: Pick<WorkApproval, 'status' | 'takenBackAt'>): ApprovalState {
  return takenBackAt === null ? decisionOf(status) : 'taken-back';
}

/** The decision that results from an action. */
export const decisionBy: Readonly<Record<ReviewAction, Exclude<ApprovalDecision, 'pending'>>> = {
  approve: 'approved',
  reject: 'rejected',
};

/** The numbers of approvals. */
export interface ApprovalCounts {
  pending: number;
  completed: number;
  total: number;
}

/** Counts approvals; every approval that is not pending is completed (local §4). */
export function countApprovals(approvals: readonly WorkApproval[]): ApprovalCounts {
  const pending = approvals.filter(isPending).length;
  return { pending, completed: approvals.length - pending, total: approvals.length };
}

/** Whether an approval waits for a decision. */
export function isPending({ status }: Pick<WorkApproval, 'status'>): boolean {
  return decisionOf(status) === 'pending';
}

/**
 * The pending approvals before the others, each group in the provider's order. The approvals in `pinned` stay in front
 * too: an approval that has just been decided must not move away while the user presses.
 */
export function pendingFirst(
  approvals: readonly WorkApproval[],
  pinned: ReadonlySet<WorkApproval['id']>,
): WorkApproval[] {
  const inFront = (approval: WorkApproval) => isPending(approval) || pinned.has(approval.id);
  return [...approvals.filter(inFront), ...approvals.filter((approval) => !inFront(approval))];
}

/** The priorities of the work list. A document has other priorities (local §3, decision 42). */
export const approvalPriorities = ['urgent', 'normal', 'low'] as const;
export type ApprovalPriority = (typeof approvalPriorities)[number];

/** The work list's priority for each document priority (decision 106). */
export const listPriority: Readonly<Record<DocumentPriority, ApprovalPriority>> = {
  low: 'low',
  medium: 'normal',
  high: 'normal',
  urgent: 'urgent',
};

/** Whether a priority is documented. */
export function isApprovalPriority(priority: string): priority is ApprovalPriority {
  return approvalPriorities.some((known) => known === priority);
}

/** The list after a decision on one of its approvals; the reason of a rejection is its comment. */
export function decided<Approval extends Pick<WorkApproval, 'id' | 'status'>>(
  approvals: readonly Approval[],
  approvalId: WorkApproval['id'],
  { action, comment }: { action: ReviewAction; comment: string },
): Approval[] {
  const reason = action === 'reject' ? comment : '';
  return approvals.map((approval) =>
    approval.id === approvalId ? { ...approval, status: decisionBy[action], reason } : approval,
  );
}
