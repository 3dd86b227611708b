import * as z from 'zod/mini';

import { day, id, parsedOr, text } from './fields.ts';
import { filledLine } from './typed-fields.ts';

/** The documents that prove an identity. */
export const documentTypes = ['id', 'passport', 'license'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Maximum number of characters of the texts that a user enters. */
export const verificationLimits = { documentNumber: 60, name: 160 } as const;

/** A request to verify an identity document; `imageData` is a data URL. */
export const NewDigitalDocument = z.object({
  userId: id,
  title: filledLine(120),
  documentType: z.enum(documentTypes),
  /** The SHA-256 of the image's bytes, in hexadecimal digits (decision 109). */
  documentHash: filledLine(200),
  metadata: z
    .object({
      documentNumber: filledLine(verificationLimits.documentNumber),
      name: filledLine(verificationLimits.name),
      verificationStatus: z.literal('pending'),
      imageData: z.string().check(z.minLength(1)),
      /** The dates on the document, if the user entered them (decision 214). */
      issuanceDate: z.optional(day),
      expirationDate: z.optional(day),
    })
    .check(
      // Days in this format sort as strings.
      z.refine(
        ({ issuanceDate, expirationDate }) =>
          issuanceDate === undefined ||
          expirationDate === undefined ||
          expirationDate >= issuanceDate,
        { path: ['expirationDate'], error: 'must not be before the issuance date' },
      ),
    ),
});
export type NewDigitalDocument = z.infer<typeof NewDigitalDocument>;

/** The review statuses of a request. A verified request has become a credential. */
export const verificationStatuses = ['pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** A request to verify an identity document, as shown to its user. */
export const Verification = z.object({
  id,
  title: z.string(),
  documentType: parsedOr(z.enum(documentTypes), 'id'),
  /** The number in masked form. */
  documentNumber: text,
  name: text,
  status: parsedOr(z.enum(verificationStatuses), 'pending'),
  /** The reason of a rejection, in a sentence; otherwise empty. */
  reason: text,
  /** An ISO timestamp. */
  createdAt: z.string(),
  /** The time at which it was verified or rejected; null while it is pending. */
  reviewedAt: z.nullable(z.string()),
  /** The credential that the request has become. */
  credentialId: z.nullable(id),
});
export type Verification = z.infer<typeof Verification>;
