import * as z from 'zod/mini';

import { day, flag, id, optionalText, readableOr, text } from './fields.ts';
import { filledLine, lineText, linesText } from './typed-fields.ts';

/** Something that happened to a credential. */
const CredentialEvent = z.object({
  /** A code: `added`, `requested` or `verified`. */
  action: z.string(),
  /** A moment, as ISO text. */
  date: z.string(),
});
export type CredentialEvent = z.infer<typeof CredentialEvent>;

/** A credential of the person; both dates as `2025-01-31`. Its number arrives masked. */
export const Credential = z.object({
  id,
  credentialType: z.string(),
  issuer: text,
  issuanceDate: text,
  expirationDate: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? null),
  ),
  credentialData: z.object({ name: text, description: text, credentialNumber: text }),
  isRevoked: flag(false),
  /** Whether a reviewer has seen the document; otherwise the person has written it themselves. */
  isVerified: flag(false),
  /** The oldest first. */
  history: readableOr(z.array(CredentialEvent), []),
});
export type Credential = z.infer<typeof Credential>;

/** How many characters the provider keeps of the texts that a person writes. */
export const credentialLimits = {
  name: 120,
  issuer: 200,
  credentialNumber: 100,
  description: 1_000,
} as const;

/** The body that adds a credential. */
export const NewCredential = z
  .object({
    userId: id,
    credentialType: filledLine(60),
    issuer: filledLine(credentialLimits.issuer),
    issuanceDate: day,
    expirationDate: z.nullable(day),
    credentialData: z.object({
      name: filledLine(credentialLimits.name),
      description: optionalText(linesText(credentialLimits.description)),
      credentialNumber: optionalText(lineText(credentialLimits.credentialNumber)),
    }),
    isRevoked: z.literal(false),
  })
  .check(
    // Dates of this form are in order when their texts are.
    z.refine(
      ({ issuanceDate, expirationDate }) =>
        expirationDate === null || expirationDate >= issuanceDate,
      { path: ['expirationDate'], error: 'must not be before the issuance date' },
    ),
  );
export type NewCredential = z.infer<typeof NewCredential>;
