import type { NewCredential } from '#wallet/entities/credential.ts';

import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';

/** The types that the form offers (core §3). */
export const newCredentialTypes = [
  'education',
  'employment',
  'professional',
  'certification',
] as const;
export type NewCredentialType = (typeof newCredentialTypes)[number];

/** The draft of the form; dates as `2025-01-31`, empty if there is none. */
export interface CredentialDraft {
  credentialType: NewCredentialType | '';
  name: string;
  issuer: string;
  credentialNumber: string;
  issuanceDate: string;
  expirationDate: string;
  description: string;
}

/** A credential that passed every rule. The caller adds `userId`. */
export type CredentialToAdd = Omit<NewCredential, 'userId'>;

/** The possible errors of each field. */
export interface CredentialFields {
  credentialType: 'missing';
  name: 'missing';
  issuer: 'missing';
  issuanceDate: 'missing' | 'no-date' | 'in-future';
  expirationDate: 'no-date' | 'before-issue';
}

const requiredFields = ['credentialType', 'name', 'issuer', 'issuanceDate'] as const;

/** A day within the provider's limits, from 1900 to 2999. */
const dayShape = /^(19|2\d)\d\d-\d\d-\d\d$/;

function isInvalidDate(text: string): boolean {
  return text !== '' && !dayShape.test(text);
}

/**
 * The credential of a draft, or the first rule that it breaks (core §5, decision 214).
 * @param isFuture - whether a day is later than the viewer's
 */
export function checkCredential(
  draft: CredentialDraft,
  isFuture: (day: string) => boolean,
): FormResult<
  CredentialToAdd,
  | 'add-credential.required'
  | 'add-credential.date-not-valid'
  | 'add-credential.expiry-before-issue',
  CredentialFields
> {
  const missing = missingFields(draft, requiredFields);
  if (hasProblems(missing)) return { problem: 'add-credential.required', fields: missing };

  const { issuanceDate, expirationDate } = draft;
  if (isInvalidDate(issuanceDate) || isInvalidDate(expirationDate)) {
    return {
      problem: 'add-credential.date-not-valid',
      fields: {
        ...(isInvalidDate(issuanceDate) && { issuanceDate: 'no-date' }),
        ...(isInvalidDate(expirationDate) && { expirationDate: 'no-date' }),
      },
    };
  }
  if (isFuture(issuanceDate)) {
    return { problem: 'add-credential.date-not-valid', fields: { issuanceDate: 'in-future' } };
  }
  // Days in this format sort as strings.
  if (expirationDate !== '' && expirationDate < issuanceDate) {
    return {
      problem: 'add-credential.expiry-before-issue',
      fields: { expirationDate: 'before-issue' },
    };
  }

  return {
    accepted: {
      credentialType: draft.credentialType,
      issuer: draft.issuer.trim(),
      issuanceDate,
      expirationDate: expirationDate === '' ? null : expirationDate,
      credentialData: {
        name: draft.name.trim(),
        description: draft.description.trim(),
        credentialNumber: draft.credentialNumber.trim(),
      },
      isRevoked: false,
    },
  };
}
