import type { AttachmentType } from '#wallet/entities/document.ts';

/** The endings of the names of the files that may go with a request, and the types that they stand for. */
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

/** What follows the last point of a name; empty where there is none. */
export function endingOf(fileName: string): string {
  const point = fileName.lastIndexOf('.');
  return point < 0 ? '' : fileName.slice(point + 1).toLowerCase();
}

/** The type of a file by the end of its name; nothing for one that cannot be sent. The provider reads its content. */
export function attachmentType(fileName: string): AttachmentType | undefined {
  const ending = endingOf(fileName);
  return Object.hasOwn(typesByEnding, ending) ? typesByEnding[ending] : undefined;
}
