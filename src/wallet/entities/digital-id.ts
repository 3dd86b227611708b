import type { CardsMessages } from '#i18n/en/cards.ts';
import type { Dates } from '#wallet/dates.ts';

import { shortenAddress } from './address.ts';
import type { Credential } from './credential.ts';
import type { DidRecord } from './did-record.ts';
import { receivingAddressOf } from './receiving-address.ts';

/** A user's DID. */
export interface Did {
  address: string;
  /** The time at which it was created; undefined if the record has none. */
  createdAt: string | undefined;
}

/** The DID in a record; undefined if there is none yet. */
export function didOf(record: DidRecord): Did | undefined {
  const registered = record === null ? undefined : receivingAddressOf(record);
  return registered && { address: registered.did, createdAt: record?.createdAt };
}

/** A DID address shortened to its first 20 and last 8 characters (core §2). */
export function shortDid(address: string): string {
  return shortenAddress(address, 20, 8);
}

/** An issuer's display name: the last colon-separated segment of its identifier (core §2). */
export function issuerName(issuer: string): string {
  return issuer.slice(issuer.lastIndexOf(':') + 1) || issuer;
}

/**
 * The credential types with a display name, and this name, which is also the name of a verified credential (core §3).
 * They identify a person, so Home shows them (decision 110).
 */
const typeNames = new Map([
  ['national_id', 'National ID'],
  ['drivers_license', "Driver's License"],
  ['student_id', 'Student ID'],
  ['passport', 'Passport'],
]);

/** A credential type's display name, or the raw type if it has none (core §3). */
export function credentialTypeName(
  credentialType: string,
  { types }: Pick<CardsMessages, 'types'>,
): string {
  const isNamed = (type: string): type is keyof typeof types => Object.hasOwn(types, type);
  return isNamed(credentialType) ? types[credentialType] : credentialType;
}

/** A credential's name; undefined if it is empty or only repeats the type. */
export function ownName({
  credentialType,
  credentialData: { name },
}: Pick<Credential, 'credentialType' | 'credentialData'>): string | undefined {
  return name === '' || name === typeNames.get(credentialType) ? undefined : name;
}

/** Maximum length of a shown masked number. Only the end of a longer number is shown. */
const maskedLength = 16;

/**
 * Masks a number except for its last four characters, or its last half if that is shorter. Separators stay visible.
 */
export function maskNumber(number: string): string {
  const characters = Array.from(number.trim());
  const shown = Math.min(4, Math.floor(characters.length / 2));
  return characters
    .map((character, index) =>
      index >= characters.length - shown || /[\s-]/.test(character) ? character : '•',
    )
    .slice(-maskedLength)
    .join('');
}

/** Credentials with the latest first. They have no creation time, so they are sorted by id. */
export function latestFirst(credentials: readonly Credential[]): Credential[] {
  return credentials.toSorted((left, right) => right.id - left.id);
}

/** The ID cards among credentials: of the four named types, without revoked ones, the latest first (decision 110). */
export function idCards(credentials: readonly Credential[]): Credential[] {
  return latestFirst(
    credentials.filter(
      ({ credentialType, isRevoked }) => typeNames.has(credentialType) && !isRevoked,
    ),
  );
}

/** Whether a credential can be relied on. */
export type Validity = 'valid' | 'early' | 'expired' | 'revoked';

/** The validity of a credential at a given time. On its issue day and on its expiry day it is valid. */
export function validityOf(
  {
    isRevoked,
    issuanceDate,
    expirationDate,
  }: Pick<Credential, 'isRevoked' | 'issuanceDate' | 'expirationDate'>,
  now: Date,
  { daysOld }: Dates,
): Validity {
  if (isRevoked) return 'revoked';
  if ((daysOld(issuanceDate, now) ?? 0) < 0) return 'early';
  return expirationDate !== null && (daysOld(expirationDate, now) ?? 0) > 0 ? 'expired' : 'valid';
}

/** The expiry day of a credential, or else its issuance day, in words; undefined if both are unknown. */
export function validityLabel(
  { issuanceDate, expirationDate }: Pick<Credential, 'issuanceDate' | 'expirationDate'>,
  { formatDate }: Dates,
  t: Pick<CardsMessages, 'validTo' | 'issued'>,
): string | undefined {
  if (expirationDate) return t.validTo(formatDate(expirationDate));
  return issuanceDate ? t.issued(formatDate(issuanceDate)) : undefined;
}

/** True if a newer document of its kind has replaced a credential (decision 214). */
export function isReplaced({ history }: Pick<Credential, 'history'>): boolean {
  return history.some(({ action }) => action === 'replaced');
}

/** The name of the sandbox reviewer in its credentials' issuer. */
export const sandboxIssuer = 'Superwallet Sandbox Review';

/** True if the sandbox reviewer has issued a credential, which no office has confirmed (decision 214). */
export function isTestCredential({
  isVerified,
  issuer,
}: Pick<Credential, 'isVerified' | 'issuer'>): boolean {
  return isVerified && issuer.endsWith(sandboxIssuer);
}

/** The label of a credential that a reviewer has verified, or that only its user has declared (decision 110). */
export function verificationLabel(
  credential: Pick<Credential, 'isVerified' | 'issuer'>,
  { verification }: Pick<CardsMessages, 'verification'>,
): string {
  if (isTestCredential(credential)) return verification.test;
  return credential.isVerified ? verification.verified : verification.declared;
}
