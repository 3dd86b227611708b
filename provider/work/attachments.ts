import { fileTypeFromBuffer } from 'file-type';

import { sha256Hex } from '#wallet/document-proof.ts';
import {
  attachmentLimits,
  type AttachmentType,
  type NewDocument,
} from '#wallet/entities/document.ts';
import { attachmentType } from '#wallet/rules/attachment-type.ts';

import { Refusal } from '../refusal.ts';

/** A user's file, as stored. */
export interface StoredFile {
  name: string;
  type: AttachmentType;
  /** In bytes. */
  size: number;
  sha256: string;
  content: Uint8Array;
}

/** The file types by detected media type. The two plain text types have no signature. */
const typeOfContent: Readonly<Record<string, AttachmentType>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/apng': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WEBP',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
};

const megabytes = (bytes: number) => bytes / 1_000_000;

/**
 * Reads the files of a request. The name and content of each must match an allowed type.
 * @throws {Refusal} if a file does not match or is too large, or all files together are too large
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
  // Decoding skips invalid base64 characters; encoding the result again detects them.
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
  // The detection throws if a file with a valid beginning is truncated.
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  // A text may begin like another format: `BM`, `MZ` and `ID3` are words. Only a PDF is refused,
  // because it can consist of text.
  if (type === 'CSV' || type === 'TXT') return found?.ext !== 'pdf' && isText(content);
  if (found === undefined) return type === 'PDF' && hasLatePdfHeader(content);
  return typeOfContent[found.mime] === type;
}

/** Maximum offset of a PDF header, in bytes (PDF 1.7, implementation note 13). */
const latestPdfHeader = 1_024;

function hasLatePdfHeader(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, latestPdfHeader)).includes('%PDF-');
}

/** Encodings of Excel and editors: UTF-8, and in Korea also CP949, which the standard calls EUC-KR. */
const encodings = ['utf-8', 'euc-kr'] as const;

/** The encoding of a byte order mark. */
function markedEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** True if bytes are text in an encoding of Korean Excel, without control characters. */
function isText(content: Uint8Array): boolean {
  const marked = markedEncoding(content);
  return (marked === undefined ? encodings : [marked]).some((encoding) => {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(content);
      return !/(?![\t\n\f\r\u0080-\u009f])\p{Cc}/u.test(text);
    } catch {
      return false;
    }
  });
}
