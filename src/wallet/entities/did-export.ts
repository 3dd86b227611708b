import type { Credential } from './credential.ts';
import type { Did } from './digital-id.ts';

/** A file that the user saves. */
export interface ExportedFile {
  fileName: string;
  text: string;
}

/**
 * A user's DID document and credentials as a file (decision 111). The document has the format of W3C DID Core,
 * limited to what the wallet knows: it has no verification method, because the wallet knows neither the chain of the
 * DID nor, for an address made by the provider, its key. The credentials are a list in the wallet's own format. They
 * are not verifiable credentials: they have no proof, and their numbers are masked.
 */
export function exportedDid(
  { address, createdAt }: Did,
  credentials: readonly Credential[],
  now: Date,
): ExportedFile {
  const content = {
    exportedAt: now.toISOString(),
    didDocument: { '@context': 'https://www.w3.org/ns/did/v1', id: address },
    didDocumentMetadata: createdAt === undefined ? {} : { created: createdAt },
    credentials,
  };
  return {
    fileName: `superwallet-did-${now.toISOString().slice(0, 10)}.json`,
    text: `${JSON.stringify(content, undefined, 2)}\n`,
  };
}
