import type { DocumentType, NewDigitalDocument } from '#wallet/entities/digital-document.ts';
import { verificationTitle } from '#wallet/entities/verification-title.ts';
import type { ImageRefused, PhotoRefused } from '#wallet/image-refused.ts';
import { imageTypes, maxImageBytes } from '#wallet/rules/document-image.ts';
import { hasNumberForm } from '#wallet/rules/document-number.ts';

import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';

/** Maximum side of a photo in pixels. A larger photo is scaled down before it is sent; small print stays legible. */
export const maxImageSide = 1_600;

/** The steps of the form, in their order. */
export const verificationSteps = ['select', 'capture', 'verify'] as const;
export type VerificationStep = (typeof verificationSteps)[number];

/** The previous step; undefined for the first one (core §4). */
export function stepBefore(step: VerificationStep): VerificationStep | undefined {
  return verificationSteps[verificationSteps.indexOf(step) - 1];
}

/** The draft of the form; `imageData` is a data URL, empty if there is no image. */
export interface VerificationDraft {
  documentType: DocumentType;
  documentNumber: string;
  name: string;
  imageData: string;
  /** Days as `2025-01-31`, empty if there is none. */
  issuanceDate: string;
  expirationDate: string;
}

/** A request that passed every rule. The caller adds `userId` and `documentHash`. */
export type VerificationRequest = Omit<NewDigitalDocument, 'userId' | 'documentHash'>;

const requiredFields = ['imageData', 'documentNumber', 'name'] as const;

/** The possible errors of each field. */
export interface VerificationFields {
  imageData: 'missing';
  documentNumber: 'missing' | 'form';
  name: 'missing';
  issuanceDate: 'no-date' | 'in-future';
  expirationDate: 'no-date' | 'before-issue';
}

/** A day within the provider's limits, from 1900 to 2999. */
const dayShape = /^(19|2\d)\d\d-\d\d-\d\d$/;

/**
 * The request of a draft, or the rule that it breaks (core §5, decision 214).
 * @param isFuture - whether a day is later than the viewer's
 */
export function checkVerification(
  draft: VerificationDraft,
  isFuture: (day: string) => boolean,
): FormResult<
  VerificationRequest,
  'verify-identity.fields-required' | 'verify-identity.check-details',
  VerificationFields
> {
  const missing = missingFields(draft, requiredFields);
  if (hasProblems(missing)) return { problem: 'verify-identity.fields-required', fields: missing };
  const { documentType, documentNumber, name, imageData, issuanceDate, expirationDate } = draft;
  const fields: Partial<VerificationFields> = {
    ...(!hasNumberForm(documentType, documentNumber) && { documentNumber: 'form' }),
    ...dateProblems({ issuanceDate, expirationDate }, isFuture),
  };
  if (hasProblems(fields)) return { problem: 'verify-identity.check-details', fields };
  return {
    accepted: {
      title: verificationTitle(documentType),
      documentType,
      metadata: {
        documentNumber: documentNumber.trim(),
        name: name.trim(),
        verificationStatus: 'pending',
        imageData,
        ...(issuanceDate !== '' && { issuanceDate }),
        ...(expirationDate !== '' && { expirationDate }),
      },
    },
  };
}

/** Days in this format sort as strings. */
function dateProblems(
  { issuanceDate, expirationDate }: Pick<VerificationDraft, 'issuanceDate' | 'expirationDate'>,
  isFuture: (day: string) => boolean,
): Partial<Pick<VerificationFields, 'issuanceDate' | 'expirationDate'>> {
  const isInvalid = (date: string) => date !== '' && !dayShape.test(date);
  return {
    ...(isInvalid(issuanceDate)
      ? { issuanceDate: 'no-date' }
      : issuanceDate !== '' && isFuture(issuanceDate) && { issuanceDate: 'in-future' }),
    ...(isInvalid(expirationDate)
      ? { expirationDate: 'no-date' }
      : expirationDate !== '' &&
        !isInvalid(issuanceDate) &&
        expirationDate < issuanceDate && { expirationDate: 'before-issue' }),
  };
}

/** Why an image cannot be sent. */
export type ImageProblem =
  'unreadable' | 'too-large' | ImageRefused['problem'] | PhotoRefused['problem'];

/** The reason why an image, given as a data URL, cannot be sent; undefined if it can. */
export function checkImage(dataUrl: string): ImageProblem | undefined {
  const type = imageTypes.find((candidate) => dataUrl.startsWith(`data:${candidate};base64,`));
  if (type === undefined) return 'unreadable';
  const encoded = dataUrl.slice(dataUrl.indexOf(',') + 1);
  if (encoded === '') return 'unreadable';
  return decodedLength(encoded) > maxImageBytes ? 'too-large' : undefined;
}

/** The bytes of an image that may be sent, given as a data URL, for its hash (decision 109). */
export function imageBytes(dataUrl: string): Uint8Array {
  const encoded = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
}

/** Number of bytes of a base64 text: three for four characters, without the padding. */
function decodedLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}
