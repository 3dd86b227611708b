import type { AttachmentType } from '#wallet/entities/document.ts';

/** The file endings of attachments, and their types. */
export const typesByEnding: Readonly<Record<string, AttachmentType>> = {
  pdf: 'PDF',
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  jpe: 'JPEG',
  jfif: 'JPEG',
  webp: 'WEBP',
  docx: 'DOCX',
  xlsx: 'XLSX',
  csv: 'CSV',
  txt: 'TXT',
  tsv: 'TXT',
};

/** The part of a name after its last point; empty without a point. */
export function endingOf(fileName: string): string {
  const point = fileName.lastIndexOf('.');
  return point < 0 ? '' : fileName.slice(point + 1).toLowerCase();
}

/**
 * The type of a file by the ending of its name; undefined if it cannot be attached. The provider checks the content.
 */
export function attachmentType(fileName: string): AttachmentType | undefined {
  const ending = endingOf(fileName);
  return Object.hasOwn(typesByEnding, ending) ? typesByEnding[ending] : undefined;
}
