import type { Credential } from './credential.ts';
import type { Did } from './digital-id.ts';

/** A file that a person keeps. */
export interface ExportedFile {
  fileName: string;
  text: string;
}

/**
 * A person's DID document and credentials as a file (decision 111). The document has the form of W3C DID Core, and says
 * no more than the wallet knows: it has no verification method, because the wallet knows no chain of the DID and, of an
 * address that the provider made, no key. The credentials are a list of the wallet's own and no verifiable ones: they
 * carry no proof, and their numbers are masked.
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
