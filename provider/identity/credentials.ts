import type { Credential, CredentialEvent, NewCredential } from '#wallet/entities/credential.ts';
import { maskNumber } from '#wallet/entities/digital-id.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { and, count, desc, eq, isNotNull } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { credentials, digitalDocuments } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { credentialNotification } from '../notifications/identity-notifications.ts';
import { Refusal } from '../refusal.ts';
import { removeDocument } from './digital-documents.ts';
import { publishChange, notifyUser } from './identity-events.ts';
import { refuseFutureIssue } from './issue-date.ts';

type Row = typeof credentials.$inferSelect;

/**
 * Number of credentials from which on a user can add no further one, so that the list needs no pages (decision 247).
 * Reviews can issue more.
 */
const maxCredentials = 200;

/** Encryption context of a number: it cannot be decrypted as another user's. */
export const numberPlace = (userId: number) => `credential number ${userId}`;

/** A credential in the wallet's format, its number masked. */
function toRecord(
  row: Row,
  document: { createdAt: Date; reviewedAt: Date | null } | null,
  key: SecretKey,
): Credential {
  const { id, credentialType, issuer, issuanceDate, expirationDate, isRevoked, isVerified } = row;
  const { name, description, credentialNumber } = row;
  const number =
    credentialNumber === null
      ? ''
      : Buffer.from(key.decrypt(credentialNumber, numberPlace(row.userId))).toString();
  return {
    id,
    credentialType,
    issuer,
    issuanceDate,
    expirationDate,
    credentialData: { name, description, credentialNumber: maskNumber(number) },
    isRevoked,
    isVerified,
    history: [
      ...(document === null ? [event('added', row.createdAt)] : reviewed(document)),
      ...(row.replacedAt === null ? [] : [event('replaced', row.replacedAt)]),
    ],
  };
}

const event = (action: string, date: Date): CredentialEvent => ({
  action,
  date: date.toISOString(),
});

const reviewed = ({ createdAt, reviewedAt }: { createdAt: Date; reviewedAt: Date | null }) => [
  event('requested', createdAt),
  ...(reviewedAt === null ? [] : [event('verified', reviewedAt)]),
];

/** A user's credentials, latest first. */
export async function credentialsOf(tx: Tx, userId: number, key: SecretKey): Promise<Credential[]> {
  const rows = await tx
    .select({
      credential: credentials,
      document: { createdAt: digitalDocuments.createdAt, reviewedAt: digitalDocuments.reviewedAt },
    })
    .from(credentials)
    .leftJoin(digitalDocuments, eq(digitalDocuments.id, credentials.documentId))
    .where(eq(credentials.userId, userId))
    .orderBy(desc(credentials.id));
  return rows.map(({ credential, document }) => toRecord(credential, document, key));
}

/** The facts about a credential that its user does not enter. */
interface Origin {
  at: Date;
  key: SecretKey;
  isVerified?: boolean;
  /** The document checked by a reviewer. */
  documentId?: number;
}

/** Adds a credential to the named user. Returns it in the wallet's format. */
export async function addCredential(
  tx: Tx,
  { credentialData, ...fields }: NewCredential,
  { at, key, ...origin }: Origin,
): Promise<Credential> {
  const { name, description, credentialNumber } = credentialData;
  const rows = await tx
    .insert(credentials)
    .values({
      ...fields,
      ...origin,
      name,
      description,
      credentialNumber:
        credentialNumber === ''
          ? null
          : key.encrypt(Buffer.from(credentialNumber), numberPlace(fields.userId)),
      createdAt: at,
    })
    .returning();
  return toRecord(onlyRow(rows), null, key);
}

/**
 * Adds a credential that the user has declared, and notifies them.
 * @throws {Refusal} if its issue date is in the future, or the user has too many credentials
 */
export async function declareCredential(
  tx: Tx,
  credential: NewCredential,
  origin: Pick<Origin, 'at' | 'key'>,
): Promise<Credential> {
  refuseFutureIssue(credential.issuanceDate, origin.at);
  const [{ saved } = { saved: 0 }] = await tx
    .select({ saved: count() })
    .from(credentials)
    .where(eq(credentials.userId, credential.userId));
  if (saved >= maxCredentials) throw new Refusal('credentials-full', { most: maxCredentials });
  const added = await addCredential(tx, credential, origin);
  await notifyUser(tx, credential.userId, credentialNotification(credential), origin.at);
  return added;
}

/** Revokes the earlier credentials of a type that reviews have issued to a user (decision 214). */
export async function replaceEarlier(
  tx: Tx,
  { userId, credentialType }: Pick<Row, 'userId' | 'credentialType'>,
  at: Date,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ isRevoked: true, replacedAt: at })
    .where(
      and(
        eq(credentials.userId, userId),
        eq(credentials.credentialType, credentialType),
        eq(credentials.isRevoked, false),
        isNotNull(credentials.documentId),
      ),
    );
}

/**
 * Removes a credential and its document.
 * @throws {Refusal} if the user has no such credential
 */
export async function removeCredential(tx: Tx, userId: number, id: number): Promise<void> {
  const own = and(eq(credentials.userId, userId), eq(credentials.id, id));
  const [found] = await tx
    .select({ documentId: credentials.documentId })
    .from(credentials)
    .where(own);
  if (found === undefined) throw new Refusal('credential-missing');
  if (found.documentId !== null) {
    await removeDocument(tx, userId, found.documentId);
    return;
  }
  await tx.delete(credentials).where(own);
  publishChange(tx, userId);
}
