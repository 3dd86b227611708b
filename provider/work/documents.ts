import {
  hashOfLaterEntry,
  hashOfSubmission,
  type PlainEvent,
  type SubmittedDocument,
} from '#wallet/document-proof.ts';
import type { DocumentRequester, WorkDocument } from '#wallet/entities/document.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { and, asc, desc, eq, or, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { users, workApprovals, workAttachments, workEvents } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { StoredFile } from './attachments.ts';
import { fileNameOf, insertFiles } from './file-names.ts';

type Row = typeof workApprovals.$inferSelect;

/** The condition that a user is the approver or the requester of a document. */
const isPart = (userId: number) =>
  or(eq(workApprovals.userId, userId), eq(workApprovals.requesterId, userId));

/**
 * SQL condition: this is the first request of its account to the approver. Requests that were taken back do not count:
 * otherwise taking one back would remove the warning from the next (decision 144). The columns are qualified by hand,
 * because Drizzle omits the table in a single-table query, and they would refer to the inner table.
 */
export const isFirstRequest = sql<boolean>`work_approvals.requester_id is not null and not exists (
  select 1 from work_approvals earlier
  where earlier.requester_id = work_approvals.requester_id
    and earlier.user_id = work_approvals.user_id
    and earlier.withdrawn_at is null
    and earlier.id < work_approvals.id)`;

/** SQL condition: no other request corrects this one (decision 160). */
export const isNewest = sql<boolean>`not exists (
  select 1 from work_approvals newer where newer.replaces_id = work_approvals.id)`;

/** The description of a document's files, without their content. */
const attachmentColumns = {
  id: workAttachments.id,
  approvalId: workAttachments.approvalId,
  name: workAttachments.name,
  plainName: workAttachments.plainName,
  type: workAttachments.type,
  size: workAttachments.size,
  sha256: workAttachments.sha256,
};

/**
 * A complete document, for its approver and its requester; undefined for others. A file with an undecryptable name
 * gets an empty name, so that the document's proof fails.
 */
export async function documentOf(
  tx: Tx,
  { userId, id, key }: { userId: number; id: number; key: SecretKey | undefined },
): Promise<WorkDocument | undefined> {
  const [row] = await tx
    .select()
    .from(workApprovals)
    .where(and(eq(workApprovals.id, id), isPart(userId)));
  if (row === undefined) return undefined;
  const attachments = await tx
    .select(attachmentColumns)
    .from(workAttachments)
    .where(eq(workAttachments.approvalId, id))
    .orderBy(workAttachments.id);
  const events = await tx
    .select()
    .from(workEvents)
    .where(eq(workEvents.approvalId, id))
    .orderBy(asc(workEvents.position));
  const [newer] = await tx
    .select({ id: workApprovals.id })
    .from(workApprovals)
    .where(eq(workApprovals.replacesId, id));
  const isApprover = row.userId === userId;
  const requester = isApprover ? await requesterOf(tx, row) : undefined;
  return {
    ...submittedOf(row),
    ...(requester && { requester }),
    ...(row.replacesId !== null && { replaces: row.replacesId }),
    ...(newer && { replacedBy: newer.id }),
    id,
    status: row.status,
    role: isApprover ? 'approver' : 'requester',
    attachments: attachments.map((file) => {
      const { id: fileId, type, size, sha256 } = file;
      return { id: fileId, name: fileNameOf(file, key), type, size, sha256 };
    }),
    history: events.map(({ action, by, at, comment, hash }) => {
      return { action, by, date: at.toISOString(), comment, hash };
    }),
  };
}

/** The account that made a request; undefined for a sample, and for a deleted account. */
async function requesterOf(
  tx: Tx,
  { id, requesterId }: Row,
): Promise<DocumentRequester | undefined> {
  if (requesterId === null) return undefined;
  const [row] = await tx
    .select({
      email: users.email,
      emailProvenAt: users.emailProvenAt,
      createdAt: users.createdAt,
      deletedAt: users.deletedAt,
      isFirstRequest,
    })
    .from(workApprovals)
    .innerJoin(users, eq(users.id, workApprovals.requesterId))
    .where(eq(workApprovals.id, id));
  if (row === undefined || row.deletedAt !== null) return undefined;
  return {
    email: row.emailProvenAt === null ? null : row.email,
    accountCreatedAt: row.createdAt.toISOString(),
    isFirstRequest: row.isFirstRequest,
  };
}

/** The submitted part of a document, without its files. */
function submittedOf(row: Row): Omit<SubmittedDocument, 'attachments'> {
  const { title, description, priority, submittedBy, approver, department, amount, currency } = row;
  return {
    title,
    description,
    type: row.kind,
    priority,
    createdAt: row.createdAt.toISOString(),
    submittedBy,
    department,
    approver,
    amount,
    currency,
    details: row.details,
  };
}

/** The content of a file of a document, for its approver and its requester. */
export async function attachmentContent(
  tx: Tx,
  userId: number,
  id: number,
): Promise<Uint8Array | undefined> {
  const [row] = await tx
    .select({ content: workAttachments.content })
    .from(workAttachments)
    .innerJoin(workApprovals, eq(workApprovals.id, workAttachments.approvalId))
    .where(and(eq(workAttachments.id, id), isPart(userId)));
  return row?.content;
}

/** A document before it is stored. */
export interface SubmittedNow extends Omit<
  typeof workApprovals.$inferInsert,
  'id' | 'status' | 'decidedAt' | 'withdrawnAt'
> {
  files: readonly StoredFile[];
}

/** Stores a pending document, with its files and the first entry of its history. */
export async function submitDocument(
  tx: Tx,
  { files, ...document }: SubmittedNow,
  key: SecretKey,
): Promise<Row> {
  const row = onlyRow(
    await tx
      .insert(workApprovals)
      .values({ ...document, status: 'pending' })
      .returning(),
  );
  await insertFiles(tx, { approvalId: row.id, files }, key);
  await beginHistory(tx, row, files);
  return row;
}

/** Records the submission of a stored document, including its files. */
export async function beginHistory(
  tx: Tx,
  row: Row,
  files: SubmittedDocument['attachments'],
): Promise<void> {
  const event = { action: 'submitted', by: row.submittedBy, comment: '' };
  const hash = hashOfSubmission(
    { ...event, date: row.createdAt.toISOString() },
    { ...submittedOf(row), attachments: files },
  );
  await tx
    .insert(workEvents)
    .values({ ...event, approvalId: row.id, position: 1, at: row.createdAt, hash });
}

/** Adds an entry to a document's history, chained to all earlier ones. The caller has locked the document. */
export async function continueHistory(
  tx: Tx,
  approvalId: number,
  { at, ...event }: Omit<PlainEvent, 'date'> & { at: Date },
): Promise<void> {
  const [last] = await tx
    .select({ position: workEvents.position, hash: workEvents.hash })
    .from(workEvents)
    .where(eq(workEvents.approvalId, approvalId))
    .orderBy(desc(workEvents.position))
    .limit(1);
  const hash = hashOfLaterEntry({ ...event, date: at.toISOString() }, last?.hash ?? '');
  await tx
    .insert(workEvents)
    .values({ ...event, approvalId, position: (last?.position ?? 0) + 1, at, hash });
}
