import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import type { DocumentEvent, WorkDocument } from './entities/document.ts';

/**
 * The proof of a document: its history is a hash chain (decision 108). Each entry has the SHA-256 of its content
 * together with the hash of the previous entry, and the first entry includes the submitted content. Therefore one
 * changed byte invalidates the chain from there on.
 */

/** The proof that a document's reader sees. */
export interface DocumentProof {
  /** The hash of the latest entry, in hexadecimal digits. It covers the complete history. */
  hash: string;
  /** The time of the latest entry, as an ISO timestamp. */
  timestamp: string;
  /** Whether the complete chain is valid, and the status follows from it. */
  verified: boolean;
}

/**
 * JSON with sorted keys and without blanks, so that equal data gives equal text (RFC 8785, for strings and whole
 * numbers).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The SHA-256 of a text in UTF-8, or of bytes, in hexadecimal digits. */
export function sha256Hex(content: string | Uint8Array): string {
  return bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content));
}

/** The submitted, immutable part of a document. */
export type SubmittedDocument = Omit<
  WorkDocument,
  'id' | 'status' | 'role' | 'history' | 'attachments' | 'requester' | 'replaces' | 'replacedBy'
> & {
  attachments: readonly Pick<
    WorkDocument['attachments'][number],
    'name' | 'size' | 'type' | 'sha256'
  >[];
};

function submissionOf(document: SubmittedDocument): unknown {
  const { title, description, type, priority, createdAt, submittedBy, department } = document;
  const { approver, amount, currency, details, attachments } = document;
  return {
    title,
    description,
    type,
    priority,
    createdAt,
    submittedBy,
    department,
    approver,
    amount,
    currency,
    details,
    attachments: attachments.map(({ name, size, type: kind, sha256: hash }) => ({
      name,
      size,
      type: kind,
      sha256: hash,
    })),
  };
}

/** A history entry without its hash. */
export type PlainEvent = Omit<DocumentEvent, 'hash'>;

/** The hash of the first entry of a history, the submission. */
export function hashOfSubmission(event: PlainEvent, document: SubmittedDocument): string {
  return hashOf(event, { document: submissionOf(document) });
}

/** The hash of a later entry. */
export function hashOfLaterEntry(event: PlainEvent, previous: string): string {
  return hashOf(event, { previous });
}

function hashOf({ action, by, date, comment }: PlainEvent, link: object): string {
  return sha256Hex(canonicalJson({ action, by, date, comment, ...link }));
}

/** Computes a document's proof from its displayed data. */
export function proofOf(document: WorkDocument): DocumentProof {
  const { history, status } = document;
  const last = history.at(-1);
  let previous: string | undefined;
  let holds = true;
  for (const event of history) {
    previous =
      previous === undefined
        ? hashOfSubmission(event, document)
        : hashOfLaterEntry(event, previous);
    holds &&= previous === event.hash;
  }
  return {
    hash: last?.hash ?? '',
    timestamp: last?.date ?? document.createdAt,
    verified: holds && last !== undefined && status === statusAfter(history),
  };
}

/** The status that results from a history. */
function statusAfter(history: readonly PlainEvent[]): string {
  const decision = history.findLast(({ action }) => action === 'approved' || action === 'rejected');
  return decision?.action ?? 'pending';
}
