import * as z from 'zod/mini';

import { chargeCurrencies } from '#wallet/entities/money-choices.ts';

import type { Environment } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import { askService, type SignedService } from '../signed-service.ts';
import type { CardProcessor } from './card-processor.ts';

const Answer = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('accepted'),
    token: z.string(),
    fingerprint: z.string(),
    brand: z.string(),
    lastFour: z.string().check(z.regex(/^\d{4}$/)),
    currency: z.enum(chargeCurrencies),
  }),
  z.object({ state: z.literal('refused') }),
]);

/** A card processor behind the operator's service for cards (decision 205). */
export function createServiceCards(
  service: SignedService,
  { clock, random, log }: Pick<Environment, 'clock' | 'random' | 'log'>,
): CardProcessor {
  return {
    async tokenise(card) {
      // A reference of the number would let its readers guess the number.
      const reference = Buffer.from(random(16)).toString('hex');
      const answer = await askService(
        service,
        { reference, content: { reference, kind: 'tokenise', ...card } },
        { schema: Answer, clock },
      ).catch((error: unknown) => {
        log('The card service did not answer', error);
        throw new Refusal('card-service-unavailable');
      });
      if (answer.state === 'refused') throw new Refusal('card-refused');
      const { token, fingerprint, brand, lastFour, currency } = answer;
      return { token, fingerprint, brand, lastFour, currency };
    },
  };
}
