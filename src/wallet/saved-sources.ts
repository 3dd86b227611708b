import { maskAccountNumber } from './entities/account-number.ts';
import type { BankAccount } from './entities/bank-account.ts';
import type { PaymentCard } from './entities/payment-card.ts';

/** A saved bank account or card, as forms and summaries show it. */
export interface SavedSource {
  id: number;
  /** The bank or the brand. */
  name: string;
  /** The masked number: `•••• 8901`. */
  number: string;
  isDefault: boolean;
}

/** A bank account as a source. */
export function sourceOfAccount({
  id,
  bankName,
  accountNumber,
  isDefault,
}: BankAccount): SavedSource {
  return { id, name: bankName, number: maskAccountNumber(accountNumber), isDefault };
}

/** A card as a source. */
export function sourceOfCard({ id, brand, lastFour, isDefault }: PaymentCard): SavedSource {
  return { id, name: brand, number: `•••• ${lastFour}`, isDefault };
}

/** The source that forms preselect; undefined if none is saved. */
export function defaultSource<Source extends { isDefault: boolean }>(
  sources: readonly Source[],
): Source | undefined {
  return sources.find(({ isDefault }) => isDefault) ?? sources[0];
}

/**
 * The chosen source, or the default for an empty id. Undefined if none is saved, or if the chosen one has been removed:
 * no other source ever takes its place (decision 174).
 */
export function sourceOrDefault<Source extends { id: number; isDefault: boolean }>(
  sources: readonly Source[],
  chosenId: string,
): Source | undefined {
  return chosenId === ''
    ? defaultSource(sources)
    : sources.find(({ id }) => String(id) === chosenId);
}
