import { count, eq, sum, sql } from 'drizzle-orm';

import type { NewDigitalDocument } from '#wallet/entities/digital-document.ts';

import { onlyRow } from '../database/only-row.ts';
import { digitalDocuments, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { HttpError } from '../http-error.ts';
import { readImage } from './document-image.ts';

/** A document that waits to be verified, as the wallet gets it: without the image, `createdAt` an ISO time. */
export interface DigitalDocument {
  id: number;
  userId: number;
  title: string;
  documentType: NewDigitalDocument['documentType'];
  documentHash: string;
  metadata: Omit<NewDigitalDocument['metadata'], 'imageData'>;
  createdAt: string;
}

/** What the documents of one person may come to; the images' size in bytes. */
export const documentQuota = { documents: 30, imageBytes: 30_000_000 } as const;

/**
 * Stores a request to verify a document of the person named in it.
 * @throws {HttpError} 422 when the image is not one of an allowed type, 413 when it is too large, 409 when the person's
 *   documents come to too much
 */
export async function addDocument(
  tx: Tx,
  { metadata, ...document }: NewDigitalDocument,
  createdAt: Date,
): Promise<DigitalDocument> {
  const { documentNumber, name, verificationStatus, imageData } = metadata;
  const image = readImage(imageData);
  await refuseAboveQuota(tx, document.userId, image.bytes.length);
  const rows = await tx
    .insert(digitalDocuments)
    .values({
      ...document,
      documentNumber,
      name,
      verificationStatus,
      imageType: image.type,
      image: image.bytes,
      createdAt,
    })
    .returning({ id: digitalDocuments.id });
  return {
    ...onlyRow(rows),
    ...document,
    metadata: { documentNumber, name, verificationStatus },
    createdAt: createdAt.toISOString(),
  };
}

async function refuseAboveQuota(tx: Tx, userId: number, bytes: number): Promise<void> {
  // A person's documents are stored one after the other, so that two at the same time cannot both be the last.
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
    throw new HttpError(
      409,
      'Too many of your documents wait to be verified. Send this one when they have been checked.',
    );
  }
}
