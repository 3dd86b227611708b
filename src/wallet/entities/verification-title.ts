import type { DocumentType } from './digital-document.ts';

/** The document type at the start of a request's title. */
const titleLabels: Readonly<Record<DocumentType, string>> = {
  id: 'ID',
  passport: 'Passport',
  license: 'License',
};

/** The title of a request: its document type and the word Verification (core §3). */
export function verificationTitle(documentType: DocumentType): string {
  return `${titleLabels[documentType]} Verification`;
}
