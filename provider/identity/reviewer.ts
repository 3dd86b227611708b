import type { DocumentType } from '#wallet/entities/digital-document.ts';
import { sandboxIssuer } from '#wallet/entities/digital-id.ts';
import { hasWrongCheckDigit } from '#wallet/rules/document-number.ts';

import type { Rejection } from '../database/schema.ts';
import { isSameName } from './same-name.ts';

/** A document to review; days as `2025-01-31`, null if the user has not entered them. */
export interface ReviewedDocument {
  /** The document's id: the reviewer's idempotency key. */
  id: number;
  documentType: DocumentType;
  documentNumber: string;
  name: string;
  issuanceDate: string | null;
  expirationDate: string | null;
  /** The media type and the bytes of the photo. */
  imageType: string;
  image: Uint8Array;
}

/** A reviewer's answer. Pending means that the reviewer needs more time. */
export type ReviewAnswer =
  { state: 'pending' | 'verified' } | { state: 'rejected'; rejection: Rejection };

/** Decides on submitted documents. A human or a service can replace the sandbox (decision 214). */
export interface Reviewer {
  /** The issuer of the credentials for verified documents. */
  issuer: string;
  /** Reviews a document. May be repeated, and throws if the reviewer cannot be reached. */
  review(
    document: ReviewedDocument,
    facts: { profileName: string; at: Date },
  ): Promise<ReviewAnswer>;
}

/** Rejections of the sandbox reviewer, by the end of a document's number. */
const triggers: readonly (readonly [ending: string, rejection: Rejection])[] = [
  ['400', 'unreadable'],
  ['401', 'mismatch'],
  ['410', 'expired'],
];

/** The latest time zone, in milliseconds behind UTC. */
const latestZone = 12 * 3_600_000;

/**
 * The sandbox reviewer. It compares the entered facts, but reads no text in the picture. The end of a number reaches
 * the outcomes that need a look at the picture.
 */
export const sandboxReviewer: Reviewer = {
  issuer: `did:ethr:superwallet:${sandboxIssuer}`,
  async review(document, facts) {
    const rejection = rejectionOf(document, facts);
    return rejection === undefined ? { state: 'verified' } : { state: 'rejected', rejection };
  },
};

function rejectionOf(
  { documentType, documentNumber, name, expirationDate }: ReviewedDocument,
  { profileName, at }: { profileName: string; at: Date },
): Rejection | undefined {
  const trigger = triggers.find(([ending]) => documentNumber.trim().endsWith(ending));
  if (trigger !== undefined) return trigger[1];
  if (hasWrongCheckDigit(documentType, documentNumber)) return 'check-digit';
  if (!isSameName(name, profileName)) return 'name-mismatch';
  const today = new Date(at.getTime() - latestZone).toISOString().slice(0, 10);
  // Days in this format sort as strings.
  return expirationDate !== null && expirationDate < today ? 'expired' : undefined;
}
