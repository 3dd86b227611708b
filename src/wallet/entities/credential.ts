import * as z from 'zod/mini';

import { day, flag, id, optionalText, parsedOr, text } from './fields.ts';
import { filledLine, lineText, linesText } from './typed-fields.ts';

/** An event in the history of a credential. */
const CredentialEvent = z.object({
  /** A code: `added`, `requested`, `verified` or `replaced`. */
  action: z.string(),
  /** An ISO timestamp. */
  date: z.string(),
});
export type CredentialEvent = z.infer<typeof CredentialEvent>;

/** A credential of the user; both dates as `2025-01-31`. The provider masks its number. */
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
  /** True if a reviewer has seen the document, false if the user only entered its data. */
  isVerified: flag(false),
  /** The oldest first. */
  history: parsedOr(z.array(CredentialEvent), []),
});
export type Credential = z.infer<typeof Credential>;

/** Maximum number of characters of the texts that a user enters. */
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
    // Days in this format sort as strings.
    z.refine(
      ({ issuanceDate, expirationDate }) =>
        expirationDate === null || expirationDate >= issuanceDate,
      { path: ['expirationDate'], error: 'must not be before the issuance date' },
    ),
  );
export type NewCredential = z.infer<typeof NewCredential>;
