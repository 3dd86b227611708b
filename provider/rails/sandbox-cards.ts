import { Refusal } from '../refusal.ts';
import type { CardProcessor, ProcessedCard } from './card-processor.ts';
import type { RailFailure } from './rail.ts';

/** The test cards, with the numbers and outcomes that payment providers use. All are charged in dollars. */
const testCards: Readonly<Record<string, RailFailure | undefined>> = {
  '4242424242424242': undefined,
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
};

/** The token of a test card, by the last four digits of its number. */
const tokenOf = (lastFour: string) => `sandbox-card-${lastFour}`;

/** A test card as the processor returns it, by the last four digits of its number. */
export function testCard(lastFour: string): ProcessedCard {
  const fingerprint = `visa-${lastFour}`;
  return { token: tokenOf(lastFour), fingerprint, brand: 'Visa', lastFour, currency: 'USD' };
}

const failures = new Map(
  Object.entries(testCards).map(([number, failure]) => [tokenOf(number.slice(-4)), failure]),
);

/** A card processor without real money, which accepts its test cards only. A real card must never be entered. */
export const sandboxCards: CardProcessor = {
  tokenise({ cardNumber }) {
    if (!Object.hasOwn(testCards, cardNumber)) return Promise.reject(new Refusal('card-not-test'));
    return Promise.resolve(testCard(cardNumber.slice(-4)));
  },
};

/** The failure of each charge of a test card; undefined if its charges succeed. */
export function failureOfTestCard(token: string): RailFailure | undefined {
  return failures.get(token);
}
