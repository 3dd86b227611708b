import { and, desc, eq } from 'drizzle-orm';

import type { WorkApproval } from '#wallet/entities/work-approval.ts';

import { workApprovals, type WorkStatus } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { HttpError } from '../http-error.ts';

/** A work approval as the wallet gets it; both times in ISO form. */
export interface WorkApprovalRecord extends WorkApproval {
  userId: number;
  createdAt: string;
  /** Null while it is pending. */
  decidedAt: string | null;
}

function toRecord({
  createdAt,
  decidedAt,
  ...row
}: typeof workApprovals.$inferSelect): WorkApprovalRecord {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** A person's work approvals, the latest first. */
export async function workApprovalsOf(tx: Tx, userId: number): Promise<WorkApprovalRecord[]> {
  const rows = await tx
    .select()
    .from(workApprovals)
    .where(eq(workApprovals.userId, userId))
    .orderBy(desc(workApprovals.createdAt), desc(workApprovals.id));
  return rows.map(toRecord);
}

/** A person's decision on an approval. */
export interface WorkDecision {
  userId: number;
  approvalId: number;
  decision: Exclude<WorkStatus, 'pending'>;
  at: Date;
}

/**
 * Decides on an approval. Repeating the same decision changes nothing, so it is safe after a lost answer.
 * @throws {HttpError} 404 when the approval is not this person's, 409 when it already has the other decision
 */
export async function decideWork(
  tx: Tx,
  { userId, approvalId, decision, at }: WorkDecision,
): Promise<WorkApprovalRecord> {
  const own = and(eq(workApprovals.id, approvalId), eq(workApprovals.userId, userId));
  // When two decisions come at once, the second waits here and then finds the approval no longer pending.
  const [decided] = await tx
    .update(workApprovals)
    .set({ status: decision, decidedAt: at })
    .where(and(own, eq(workApprovals.status, 'pending')))
    .returning();
  if (decided !== undefined) return toRecord(decided);

  const [before] = await tx.select().from(workApprovals).where(own);
  if (before === undefined) {
    throw new HttpError(404, 'There is no such document among your approvals. Check the id.');
  }
  if (before.status !== decision) {
    throw new HttpError(409, `This document has already been ${before.status}.`);
  }
  return toRecord(before);
}
