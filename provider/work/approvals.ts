import { listPriority, type WorkApproval } from '#wallet/entities/work-approval.ts';

import { and, desc, eq } from '../database/drizzle.ts';
import { workApprovals, type WorkStatus } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { publish } from '../events/outbox.ts';
import { notify } from '../notifications/notifications.ts';
import { decisionNotification } from '../notifications/work-notifications.ts';
import { Refusal } from '../refusal.ts';
import { continueHistory, isFirstRequest } from './documents.ts';

type Row = typeof workApprovals.$inferSelect;

const latestFirst = [desc(workApprovals.createdAt), desc(workApprovals.id)] as const;

/** A work approval in the wallet's list format. */
function toRecord(
  { id, title, description, priority, status, ...row }: Row,
  forApprover: Pick<WorkApproval, 'isFirstRequest'> = {},
): WorkApproval {
  const { submittedBy, approver, amount, currency, decidedAt } = row;
  return {
    id,
    // An approval is its own document.
    documentId: id,
    title,
    description,
    priority: listPriority[priority],
    status,
    submittedBy,
    approver,
    amount,
    currency,
    decidedAt: decidedAt?.toISOString() ?? null,
    ...forApprover,
  };
}

/** A user's pending and decided approvals, latest first. */
export async function workApprovalsOf(tx: Tx, userId: number): Promise<WorkApproval[]> {
  const rows = await tx
    .select({ approval: workApprovals, isFirstRequest })
    .from(workApprovals)
    .where(eq(workApprovals.userId, userId))
    .orderBy(...latestFirst);
  return rows.map(({ approval, ...forApprover }) => toRecord(approval, forApprover));
}

/** A user's requests to others, latest first. */
export async function workRequestsOf(tx: Tx, userId: number): Promise<WorkApproval[]> {
  const rows = await tx
    .select()
    .from(workApprovals)
    .where(eq(workApprovals.requesterId, userId))
    .orderBy(...latestFirst);
  return rows.map((row) => toRecord(row));
}

/** A user's decision on an approval. */
export interface WorkDecision {
  userId: number;
  approvalId: number;
  decision: Exclude<WorkStatus, 'pending'>;
  comment: string;
  at: Date;
}

/**
 * Decides on an approval, and notifies its requester. Repeating the same decision changes nothing, so it can be retried
 * after a lost answer.
 * @throws {Refusal} if the user has no such approval, or it already has the opposite decision
 */
export async function decideWork(
  tx: Tx,
  { userId, approvalId, decision, comment, at }: WorkDecision,
): Promise<WorkApproval> {
  const own = and(eq(workApprovals.id, approvalId), eq(workApprovals.userId, userId));
  // The second of two concurrent decisions waits here and then finds the approval no longer pending.
  const [decided] = await tx
    .update(workApprovals)
    .set({ status: decision, decidedAt: at })
    .where(and(own, eq(workApprovals.status, 'pending')))
    .returning();
  if (decided !== undefined) {
    await continueHistory(tx, approvalId, { action: decision, by: decided.approver, comment, at });
    const approval = toRecord(decided);
    const { requesterId } = decided;
    if (requesterId !== null) {
      await notify(tx, {
        userId: requesterId,
        topic: 'work',
        news: decisionNotification(approval),
        at,
      });
    }
    const people = requesterId === null ? [userId] : [userId, requesterId];
    publish(tx, people, { type: 'change', data: { area: 'work' } });
    return approval;
  }

  const [before] = await tx.select().from(workApprovals).where(own);
  if (before === undefined) {
    throw new Refusal('document-missing');
  }
  if (before.status !== decision) {
    throw new Refusal('document-decided', { status: before.status });
  }
  return toRecord(before);
}
