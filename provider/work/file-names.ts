import type { SecretKey } from '../accounts/secret-key.ts';
import { workAttachments } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { StoredFile } from './attachments.ts';

export const namePlace = (approvalId: number) => `file name ${approvalId}`;

/** The columns of an encrypted file name, which can be decrypted for this document only. */
export function encryptFileName(name: string, approvalId: number, key: SecretKey) {
  return { name: key.encrypt(Buffer.from(name), namePlace(approvalId)), plainName: null };
}

/** Stores the files of a document. */
export async function insertFiles(
  tx: Tx,
  { approvalId, files }: { approvalId: number; files: readonly StoredFile[] },
  key: SecretKey,
): Promise<void> {
  if (files.length === 0) return;
  await tx.insert(workAttachments).values(
    files.map(({ name, ...file }) => ({
      ...file,
      approvalId,
      ...encryptFileName(name, approvalId, key),
    })),
  );
}

/** The name of a stored file. Empty without the key, or if the name was changed in the database. */
export function fileNameOf(
  {
    approvalId,
    name,
    plainName,
  }: Pick<typeof workAttachments.$inferSelect, 'approvalId' | 'name' | 'plainName'>,
  key: SecretKey | undefined,
): string {
  if (name === null) return plainName ?? '';
  if (key === undefined) return '';
  try {
    return key.decrypt(name, namePlace(approvalId)).toString();
  } catch {
    return '';
  }
}
