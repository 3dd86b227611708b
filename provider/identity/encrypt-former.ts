import type { SecretKey } from '../accounts/secret-key.ts';
import { eq, isNotNull } from '../database/drizzle.ts';
import { credentials, digitalDocuments } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import { numberPlace } from './credentials.ts';
import { documentPlaces } from './digital-documents.ts';

/** The most rows of a transaction: an image has up to two megabytes. */
const batchSize = 20;

/** Encrypts the numbers and images that an earlier version has stored plainly. */
export async function encryptFormer(database: Database, key: SecretKey): Promise<void> {
  const encryptDocuments = () =>
    database.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(digitalDocuments)
        .where(isNotNull(digitalDocuments.plainDocumentNumber))
        .limit(batchSize);
      for (const { id, userId, plainDocumentNumber, image } of rows) {
        const number = Buffer.from(plainDocumentNumber ?? '');
        await tx
          .update(digitalDocuments)
          .set({
            documentNumber: key.encrypt(number, documentPlaces.number(userId)),
            image: key.encrypt(image, documentPlaces.image(userId)),
            plainDocumentNumber: null,
          })
          .where(eq(digitalDocuments.id, id));
      }
      return rows.length;
    });
  const encryptCredentials = () =>
    database.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(credentials)
        .where(isNotNull(credentials.plainCredentialNumber))
        .limit(batchSize);
      for (const { id, userId, plainCredentialNumber } of rows) {
        const credentialNumber = plainCredentialNumber
          ? key.encrypt(Buffer.from(plainCredentialNumber), numberPlace(userId))
          : null;
        await tx
          .update(credentials)
          .set({ credentialNumber, plainCredentialNumber: null })
          .where(eq(credentials.id, id));
      }
      return rows.length;
    });
  for (const encryptBatch of [encryptDocuments, encryptCredentials]) {
    while ((await encryptBatch()) === batchSize);
  }
}
