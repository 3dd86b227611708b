import type { Client } from '#api/client.ts';
import { sha256Hex } from '#wallet/document-proof.ts';
import type { DocumentAttachment } from '#wallet/entities/document.ts';

/** The file of an attachment; undefined if its bytes differ from the submitted ones. Rejects if it cannot be read. */
export async function readAttachment(
  client: Client,
  { id, sha256 }: Pick<DocumentAttachment, 'id' | 'sha256'>,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  const file = await client('workAttachment', { params: { id }, ...(signal && { signal }) });
  const hash = sha256Hex(new Uint8Array(await file.arrayBuffer()));
  return hash === sha256 ? file : undefined;
}
