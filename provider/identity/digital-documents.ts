import { sha256Hex } from '#wallet/document-proof.ts';
import type {
  DocumentType,
  NewDigitalDocument,
  Verification,
} from '#wallet/entities/digital-document.ts';
import { maskNumber } from '#wallet/entities/digital-id.ts';
import { hasNumberForm } from '#wallet/rules/document-number.ts';

import type { SecretKey } from '../accounts/secret-key.ts';

import { and, count, desc, eq, sql, sum } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { credentials, digitalDocuments, users, type Rejection } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { verificationNotification } from '../notifications/identity-notifications.ts';
import { Refusal } from '../refusal.ts';
import { readImage } from './document-image.ts';
import { publishChange, notifyUser } from './identity-events.ts';
import { refuseFutureIssue } from './issue-date.ts';

/** Limits of one user's documents; the images' stored size in bytes. */
export const documentQuota = { documents: 30, imageBytes: 30_010_000 } as const;

/** Encryption contexts of numbers and images: they cannot be decrypted as another user's. */
export const documentPlaces = {
  number: (userId: number) => `document number ${userId}`,
  image: (userId: number) => `document image ${userId}`,
} as const;

/** Reasons for a rejection, with the user's remedy. */
const reasons: Readonly<Record<Rejection, string>> = {
  unreadable: 'The photo cannot be read. Take another one in good light.',
  mismatch: 'The number is not the one on the photo. Check it and ask again.',
  expired: 'The document has expired. Use a valid one.',
  'check-digit': 'The number has a wrong check digit. Check it and ask again.',
  'name-mismatch':
    'The name is not the one in your profile. Correct the one that is wrong and ask again.',
};

/**
 * Stores a verification request for a document of the named user, and notifies them. Returns its id.
 * @throws {Refusal} if the image cannot be used or has another hash than stated, the number does not have the form of
 *   its kind, the issue date is in the future, a document of the kind is in review, or there are too many documents
 */
export async function addDocument(
  tx: Tx,
  { metadata, documentHash, userId, ...document }: NewDigitalDocument,
  { at, key }: { at: Date; key: SecretKey },
): Promise<number> {
  const { documentNumber, name, verificationStatus, imageData } = metadata;
  const { issuanceDate = null, expirationDate = null } = metadata;
  if (!hasNumberForm(document.documentType, documentNumber)) {
    throw new Refusal('document-number-form');
  }
  if (issuanceDate !== null) refuseFutureIssue(issuanceDate, at);
  const image = await readImage(imageData);
  if (sha256Hex(image.bytes) !== documentHash) {
    throw new Refusal('image-hash');
  }
  await refuseAboveQuota(tx, userId, image.bytes.length);
  await refuseSecondPending(tx, userId, document.documentType);
  const rows = await tx
    .insert(digitalDocuments)
    .values({
      ...document,
      userId,
      documentHash,
      name,
      issuanceDate,
      expirationDate,
      verificationStatus,
      documentNumber: key.encrypt(Buffer.from(documentNumber), documentPlaces.number(userId)),
      imageType: image.type,
      image: key.encrypt(image.bytes, documentPlaces.image(userId)),
      createdAt: at,
    })
    .returning({ id: digitalDocuments.id });
  await notifyUser(tx, userId, verificationNotification, at);
  return onlyRow(rows).id;
}

/** The number of a stored document. */
export function documentNumberOf(
  {
    userId,
    documentNumber,
  }: Pick<typeof digitalDocuments.$inferSelect, 'userId' | 'documentNumber'>,
  key: SecretKey,
): string {
  if (documentNumber === null) return '';
  return Buffer.from(key.decrypt(documentNumber, documentPlaces.number(userId))).toString();
}

/** A user's verification requests, latest first. */
export async function verificationsOf(
  tx: Tx,
  userId: number,
  key: SecretKey,
): Promise<Verification[]> {
  const { id, title, documentType, documentNumber, name, verificationStatus } = digitalDocuments;
  const { rejection, createdAt, reviewedAt } = digitalDocuments;
  const rows = await tx
    .select({
      id,
      title,
      documentType,
      documentNumber,
      name,
      status: verificationStatus,
      rejection,
      createdAt,
      reviewedAt,
      credentialId: credentials.id,
    })
    .from(digitalDocuments)
    .leftJoin(credentials, eq(credentials.documentId, digitalDocuments.id))
    .where(eq(digitalDocuments.userId, userId))
    .orderBy(desc(digitalDocuments.id));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    documentType: row.documentType,
    documentNumber: maskNumber(documentNumberOf({ ...row, userId }, key)),
    name: row.name,
    status: row.status,
    reason: row.rejection === null ? '' : reasons[row.rejection],
    createdAt: row.createdAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    credentialId: row.credentialId,
  }));
}

/**
 * Removes a verification request with its number, image and credential.
 * @throws {Refusal} if the user has no such request
 */
export async function removeDocument(tx: Tx, userId: number, id: number): Promise<void> {
  const own = and(eq(digitalDocuments.userId, userId), eq(digitalDocuments.id, id));
  const [found] = await tx
    .select({ id: digitalDocuments.id })
    .from(digitalDocuments)
    .where(own)
    .for('update');
  if (found === undefined) throw new Refusal('verification-missing');
  await tx.delete(credentials).where(eq(credentials.documentId, id));
  await tx.delete(digitalDocuments).where(own);
  publishChange(tx, userId);
}

/** Follows {@link refuseAboveQuota}, which serialises a user's uploads. */
async function refuseSecondPending(
  tx: Tx,
  userId: number,
  documentType: DocumentType,
): Promise<void> {
  const [pending] = await tx
    .select({ id: digitalDocuments.id })
    .from(digitalDocuments)
    .where(
      and(
        eq(digitalDocuments.userId, userId),
        eq(digitalDocuments.documentType, documentType),
        eq(digitalDocuments.verificationStatus, 'pending'),
      ),
    )
    .limit(1);
  if (pending !== undefined) throw new Refusal('verification-pending');
}

async function refuseAboveQuota(tx: Tx, userId: number, bytes: number): Promise<void> {
  // Serialises a user's uploads, so that concurrent ones cannot exceed the limit.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [stored] = await tx
    .select({
      documents: count(),
      imageBytes: sum(sql`octet_length(${digitalDocuments.image})`).mapWith(Number),
    })
    .from(digitalDocuments)
    .where(eq(digitalDocuments.userId, userId));
  const documents = (stored?.documents ?? 0) + 1;
  const imageBytes = (stored?.imageBytes ?? 0) + bytes;
  if (documents > documentQuota.documents || imageBytes > documentQuota.imageBytes) {
    throw new Refusal('documents-full');
  }
}
