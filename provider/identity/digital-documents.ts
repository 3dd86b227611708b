import type { NewDigitalDocument } from '#wallet/entities/digital-document.ts';

import { onlyRow } from '../database/only-row.ts';
import { digitalDocuments } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
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

/**
 * Stores a request to verify a document of the person named in it.
 * @throws {HttpError} 422 when the image is not one of an allowed type, 413 when it is too large
 */
export async function addDocument(
  tx: Tx,
  { metadata, ...document }: NewDigitalDocument,
  createdAt: Date,
): Promise<DigitalDocument> {
  const { documentNumber, name, verificationStatus, imageData } = metadata;
  const image = readImage(imageData);
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
