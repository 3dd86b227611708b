import { fileTypeFromBuffer } from 'file-type';

import { sha256Hex } from '#wallet/document-proof.ts';
import {
  attachmentLimits,
  type AttachmentType,
  type NewDocument,
} from '#wallet/entities/document.ts';
import { attachmentType } from '#wallet/forms/request-approval.ts';

import { Refusal } from '../refusal.ts';

/** A file that a person sent, as it is stored. */
export interface StoredFile {
  name: string;
  type: AttachmentType;
  /** In bytes. */
  size: number;
  sha256: string;
  content: Uint8Array;
}

/** What the content of each type looks like; the two of plain text have no mark of their own. */
const typeOfContent: Readonly<Record<string, AttachmentType>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WEBP',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
};

const megabytes = (bytes: number) => bytes / 1_000_000;

/**
 * Reads the files of a request: each of an allowed type, which its name and its content agree on.
 * @throws {Refusal} 422 when one is not, 413 when one or all together are too large
 */
export async function readFiles(files: NewDocument['attachments']): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const { name, content } of files) stored.push(await readFile(name, decode(name, content)));
  const total = stored.reduce((bytes, { size }) => bytes + size, 0);
  if (total > attachmentLimits.totalBytes) {
    throw new Refusal('files-too-large', { megabytes: megabytes(attachmentLimits.totalBytes) });
  }
  return stored;
}

function decode(name: string, content: string): Uint8Array {
  const bytes = Buffer.from(content, 'base64');
  // Decoding skips characters that are not base64. Encoding the result again shows whether there were any.
  if (bytes.toString('base64') !== content) {
    throw new Refusal('file-unreadable', { name });
  }
  return bytes;
}

async function readFile(name: string, content: Uint8Array): Promise<StoredFile> {
  if (/[/\\:]/.test(name) || name.startsWith('.')) {
    throw new Refusal('file-name-path');
  }
  const type = attachmentType(name);
  if (type === undefined) {
    throw new Refusal('file-type', { name });
  }
  if (content.length === 0) {
    throw new Refusal('file-empty', { name });
  }
  if (content.length > attachmentLimits.bytes) {
    throw new Refusal('file-too-large', { name, megabytes: megabytes(attachmentLimits.bytes) });
  }
  if (!(await isOfType(content, type))) {
    throw new Refusal('file-other-type', { name, type });
  }
  return { name, type, size: content.length, sha256: sha256Hex(content), content };
}

async function isOfType(content: Uint8Array, type: AttachmentType): Promise<boolean> {
  // A broken file of a type that begins rightly may end in the middle of what is read.
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (type === 'CSV' || type === 'TXT') return found === undefined && isText(content);
  return found !== undefined && typeOfContent[found.mime] === type;
}

/** Whether bytes are text in UTF-8, without the control characters that no text has. */
function isText(content: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/(?![\t\n\f\r\u0080-\u009f])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}
