import { readCardNumber, readExpiry, readSecurityCode } from '#wallet/entities/card-number.ts';
import type { NewPaymentCard } from '#wallet/entities/payment-card.ts';

import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';

/** The draft of the form. */
export interface CardDraft {
  cardNumber: string;
  expiry: string;
  securityCode: string;
}

/** The empty draft. */
export const emptyCard: CardDraft = { cardNumber: '', expiry: '', securityCode: '' };

/** The possible errors of each field. */
export type CardFields = Record<keyof CardDraft, 'missing' | 'malformed'>;

const readers = {
  cardNumber: readCardNumber,
  expiry: readExpiry,
  securityCode: readSecurityCode,
} as const;

/**
 * The card of a draft, or the first rule that it breaks (decision 205). Only the fields show a malformed text. The
 * provider checks whether the card has expired.
 */
export function checkCard(
  draft: CardDraft,
): FormResult<
  Omit<NewPaymentCard, 'userId'>,
  'bank-info.missing-information' | undefined,
  CardFields
> {
  const names = ['cardNumber', 'expiry', 'securityCode'] as const;
  const missing = missingFields(draft, names);
  const read = Object.fromEntries(names.map((name) => [name, readers[name](draft[name])]));
  const { cardNumber, expiry, securityCode } = read;
  if (cardNumber !== undefined && expiry !== undefined && securityCode !== undefined) {
    return { accepted: { cardNumber, expiry, securityCode } };
  }
  const malformed = Object.fromEntries(
    names.filter((name) => read[name] === undefined).map((name) => [name, 'malformed' as const]),
  );
  const fields: Partial<CardFields> = { ...malformed, ...missing };
  return hasProblems(missing)
    ? { problem: 'bank-info.missing-information', fields }
    : { problem: undefined, fields };
}
