import type { DocumentAttachment } from '#wallet/entities/document.ts';

/** A text file to be saved. */
export interface PlaceholderFile {
  fileName: string;
  text: string;
}

/** The placeholder file for an attachment of a sample document (decision 65). */
export function attachmentPlaceholder({ name, size, type }: DocumentAttachment): PlaceholderFile {
  return {
    // Not the attachment's own extension: the placeholder must not look like a broken PDF.
    fileName: `${name}.placeholder.txt`,
    text: `This is a placeholder for the attachment "${name}" (${type}, ${size}).\nThe document it belongs to is a sample, so there is no file behind it.\n`,
  };
}
