import type { ChargeCurrency } from '#wallet/entities/money-choices.ts';
import type { NewPaymentCard } from '#wallet/entities/payment-card.ts';

/** A card that the processor has accepted. */
export interface ProcessedCard {
  /** Charges the card. Useless without the provider's account at the processor. */
  token: string;
  /** The same for each token of one card, and different for different cards. */
  fingerprint: string;
  brand: string;
  lastFour: string;
  currency: ChargeCurrency;
}

/**
 * The interface to the company that charges cards (decision 205). Only it learns number and security code: the provider
 * stores the token.
 */
export interface CardProcessor {
  /**
   * Exchanges the data of a card for a token. May be repeated.
   * @throws {Refusal} if the processor does not accept the card, or cannot be reached
   */
  tokenise(card: Omit<NewPaymentCard, 'userId'>): Promise<ProcessedCard>;
}
