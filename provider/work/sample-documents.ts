import { isSampleFile, sampleAttachment } from '#samples/attachments.ts';
import { sampleDocuments } from '#samples/documents.ts';
import type { WorkDocument } from '#wallet/entities/document.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { fullNameOf, getUser } from '../accounts/users.ts';
import { eq, isNull } from '../database/drizzle.ts';
import { workApprovals, workEvents } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { beginHistory, continueHistory, submitDocument } from './documents.ts';
import { insertFiles } from './file-names.ts';

const filesOf = ({ attachments }: WorkDocument) =>
  attachments
    .map(({ name }) => name)
    .filter(isSampleFile)
    .map(sampleAttachment);

const submittedBy = ({ type, ...document }: WorkDocument) => {
  const { title, description, priority, department, amount, currency, details } = document;
  return {
    title,
    description,
    priority,
    department,
    amount,
    currency,
    details,
    kind: type,
    submittedBy: document.submittedBy,
    approver: document.approver,
  };
};

/** Adds the sample documents, whose approver is the sample user. */
export async function addSampleDocuments(
  tx: Tx,
  userId: number,
  { now, key }: { now: Date; key: SecretKey },
): Promise<void> {
  for (const document of sampleDocuments(now)) {
    const submitted = {
      ...submittedBy(document),
      userId,
      createdAt: new Date(document.createdAt),
      files: filesOf(document),
    };
    const { id } = await submitDocument(tx, submitted, key);
    for (const { action, by, comment, date } of document.history.slice(1)) {
      const at = new Date(date);
      await continueHistory(tx, id, { action, by, comment, at });
      if (action !== 'approved' && action !== 'rejected') continue;
      await tx
        .update(workApprovals)
        .set({ status: action, decidedAt: at })
        .where(eq(workApprovals.id, id));
    }
  }
}

/**
 * Completes the approvals of an earlier version, which were all samples without a document. Their decisions are not
 * changed.
 */
export async function completeLegacyApprovals(
  tx: Tx,
  { now, key }: { now: Date; key: SecretKey },
): Promise<void> {
  const legacy = await tx
    .select({ approval: workApprovals })
    .from(workApprovals)
    .leftJoin(workEvents, eq(workEvents.approvalId, workApprovals.id))
    .where(isNull(workEvents.approvalId))
    .orderBy(workApprovals.id);
  if (legacy.length === 0) return;
  const samples = sampleDocuments(now);
  for (const { approval } of legacy) {
    const { id, status, decidedAt } = approval;
    const approver = fullNameOf(await getUser(tx, approval.userId));
    const sample = samples.find(({ title }) => title === approval.title);
    const content = { ...(sample && submittedBy(sample)), approver };
    await tx.update(workApprovals).set(content).where(eq(workApprovals.id, id));
    const files = sample === undefined ? [] : filesOf(sample);
    await insertFiles(tx, { approvalId: id, files }, key);
    await beginHistory(tx, { ...approval, ...content }, files);
    if (status !== 'pending' && decidedAt !== null) {
      await continueHistory(tx, id, { action: status, by: approver, comment: '', at: decidedAt });
    }
  }
}
