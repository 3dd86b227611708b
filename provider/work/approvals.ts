import type { RequesterEnding } from '#wallet/entities/document.ts';
import { listPriority, type WorkApproval } from '#wallet/entities/work-approval.ts';

import { and, desc, eq } from '../database/drizzle.ts';
import { workApprovals, workEvents, type WorkStatus } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { publish } from '../events/outbox.ts';
import { notify } from '../notifications/notifications.ts';
import {
  decisionNotification,
  endedRequestNotification,
} from '../notifications/work-notifications.ts';
import { Refusal } from '../refusal.ts';
import { continueHistory, isFirstRequest, isNewest } from './documents.ts';

type Row = typeof workApprovals.$inferSelect;

const latestFirst = [desc(workApprovals.createdAt), desc(workApprovals.id)] as const;

/** A work approval in the wallet's list format, with the reason of a rejection. */
function toRecord(
  { id, title, description, priority, status, ...row }: Row,
  reason: string | null,
  forApprover: Pick<WorkApproval, 'isFirstRequest'> = {},
): WorkApproval {
  const { submittedBy, approver, amount, currency, decidedAt, withdrawnAt, replacesId } = row;
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
    reason: reason ?? '',
    takenBackAt: withdrawnAt?.toISOString() ?? null,
    correctedAt: replacesId === null ? null : row.createdAt.toISOString(),
    ...forApprover,
  };
}

/** The rejection of an approval, of which there is at most one. */
const rejection = and(
  eq(workEvents.approvalId, workApprovals.id),
  eq(workEvents.action, 'rejected'),
);

/** A user's pending and decided approvals, latest first, without the ones that were corrected. */
export async function workApprovalsOf(tx: Tx, userId: number): Promise<WorkApproval[]> {
  const rows = await tx
    .select({ approval: workApprovals, reason: workEvents.comment, isFirstRequest })
    .from(workApprovals)
    .leftJoin(workEvents, rejection)
    .where(and(eq(workApprovals.userId, userId), isNewest))
    .orderBy(...latestFirst);
  return rows.map(({ approval, reason, ...forApprover }) =>
    toRecord(approval, reason, forApprover),
  );
}

/** A user's requests to others, latest first, without the ones that were corrected. */
export async function workRequestsOf(tx: Tx, userId: number): Promise<WorkApproval[]> {
  const rows = await tx
    .select({ approval: workApprovals, reason: workEvents.comment })
    .from(workApprovals)
    .leftJoin(workEvents, rejection)
    .where(and(eq(workApprovals.requesterId, userId), isNewest))
    .orderBy(...latestFirst);
  return rows.map(({ approval, reason }) => toRecord(approval, reason));
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
 * after a lost answer. A document's id names one version of a request, so that a decision never applies to a version
 * that the approver has not seen (decision 160).
 * @throws {Refusal} if the user has no such approval, a rejection has no reason, the approval already has the opposite
 *   decision, or the requester has taken it back or corrected it
 */
export async function decideWork(
  tx: Tx,
  { userId, approvalId, decision, comment, at }: WorkDecision,
): Promise<WorkApproval> {
  const own = and(eq(workApprovals.id, approvalId), eq(workApprovals.userId, userId));
  const reason = decision === 'rejected' ? comment : '';
  // The second of two concurrent decisions waits here and then finds the approval no longer pending.
  const [decided] = await tx
    .update(workApprovals)
    .set({ status: decision, decidedAt: at })
    .where(and(own, eq(workApprovals.status, 'pending')))
    .returning();
  if (decided !== undefined) {
    // Thrown after the update, which it undoes: a missing or decided approval is the first thing to report.
    if (decision === 'rejected' && comment === '') throw new Refusal('rejection-reason-missing');
    await continueHistory(tx, approvalId, { action: decision, by: decided.approver, comment, at });
    const approval = toRecord(decided, reason);
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

  const [before] = await tx
    .select({ approval: workApprovals, reason: workEvents.comment })
    .from(workApprovals)
    .leftJoin(workEvents, rejection)
    .where(own);
  if (before === undefined) {
    throw new Refusal('document-missing');
  }
  await refuseEnded(tx, before.approval);
  if (before.approval.status !== decision) {
    throw new Refusal('document-decided', { status: before.approval.status });
  }
  return toRecord(before.approval, before.reason);
}

/** @throws {Refusal} if the requester has taken the request back or corrected it */
async function refuseEnded(tx: Tx, { id, withdrawnAt }: Row): Promise<void> {
  if (withdrawnAt === null) return;
  const [newer] = await tx
    .select({ id: workApprovals.id })
    .from(workApprovals)
    .where(eq(workApprovals.replacesId, id));
  throw new Refusal(newer === undefined ? 'document-taken-back' : 'document-corrected');
}

/** A requester's own end of a request. */
export interface RequestEnding {
  userId: number;
  approvalId: number;
  ending: RequesterEnding;
  at: Date;
}

/**
 * Ends a pending request of its requester. The status becomes `rejected`, after an entry of the history that names the
 * ending: the previous version verifies such a history, and no longer offers to decide (decision 159). Returns
 * undefined if the request is no longer pending.
 */
async function endRequest(
  tx: Tx,
  { userId, approvalId, ending, at }: RequestEnding,
): Promise<Row | undefined> {
  // Concurrent decisions wait for the row, and then find it no longer pending.
  const [ended] = await tx
    .update(workApprovals)
    .set({ status: 'rejected', decidedAt: at, withdrawnAt: at })
    .where(
      and(
        eq(workApprovals.id, approvalId),
        eq(workApprovals.requesterId, userId),
        eq(workApprovals.status, 'pending'),
      ),
    )
    .returning();
  if (ended === undefined) return undefined;
  for (const action of [ending, 'rejected']) {
    await continueHistory(tx, approvalId, { action, by: ended.submittedBy, comment: '', at });
  }
  return ended;
}

/** @throws {Refusal} if the user has no such request, or it is no longer pending */
async function refuseEndedRequest(tx: Tx, userId: number, approvalId: number): Promise<never> {
  const [request] = await tx
    .select()
    .from(workApprovals)
    .where(and(eq(workApprovals.id, approvalId), eq(workApprovals.requesterId, userId)));
  if (request === undefined) throw new Refusal('document-missing');
  await refuseEnded(tx, request);
  throw new Refusal('document-decided', { status: request.status });
}

/**
 * Takes a pending request back for good, and notifies its approver. Repeating it changes nothing.
 * @throws {Refusal} if the user has no such request, or it is decided or corrected
 */
export async function takeBackRequest(
  tx: Tx,
  { userId, approvalId, at }: Omit<RequestEnding, 'ending'>,
): Promise<WorkApproval> {
  const ended = await endRequest(tx, { userId, approvalId, ending: 'withdrawn', at });
  if (ended === undefined) {
    const [before] = await tx
      .select()
      .from(workApprovals)
      .where(
        and(eq(workApprovals.id, approvalId), eq(workApprovals.requesterId, userId), isNewest),
      );
    if (before === undefined || before.withdrawnAt === null) {
      return refuseEndedRequest(tx, userId, approvalId);
    }
    return toRecord(before, null);
  }
  const news = endedRequestNotification(ended, 'withdrawn');
  await notify(tx, { userId: ended.userId, topic: 'work', news, at });
  publish(tx, [userId, ended.userId], { type: 'change', data: { area: 'work' } });
  return toRecord(ended, null);
}

/**
 * Ends a pending request that the same transaction replaces by a corrected one. Returns it.
 * @throws {Refusal} if the user has no such request, or it is no longer pending
 */
export async function endCorrected(
  tx: Tx,
  correction: Omit<RequestEnding, 'ending'>,
): Promise<Row> {
  const ended = await endRequest(tx, { ...correction, ending: 'corrected' });
  return ended ?? refuseEndedRequest(tx, correction.userId, correction.approvalId);
}
