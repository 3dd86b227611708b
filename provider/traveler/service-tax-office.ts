import * as z from 'zod/mini';

import { refundRejections } from '#wallet/entities/tax-refund.ts';

import type { Clock } from '../environment.ts';
import { day } from '../sandbox-time.ts';
import { askService, type SignedService } from '../signed-service.ts';
import type { TaxOffice } from './tax-office.ts';

/** The time between two questions about a claim, in milliseconds. */
const askInterval = 15 * 60_000;

/** The documented time until a refund is paid, in milliseconds. */
const paymentTime = 3 * day;

const Answer = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['processing', 'approved', 'paid']) }),
  z.object({ state: z.literal('rejected'), reason: z.enum(refundRejections) }),
]);

/** A tax office behind the operator's service (decision 213). */
export function createServiceTaxOffice(
  service: SignedService,
  clock: Pick<Clock, 'now'>,
): TaxOffice {
  return {
    schedule: (submittedAt) => ({
      firstAt: submittedAt,
      expectedAt: new Date(submittedAt.getTime() + paymentTime),
    }),
    async ask(claim) {
      const answer = await askService(
        service,
        {
          reference: `refund-${claim.id}`,
          content: { ...claim, submittedAt: claim.submittedAt.toISOString() },
        },
        { schema: Answer, clock },
      );
      if (answer.state === 'rejected') return answer;
      if (answer.state === 'paid') return { state: 'paid' };
      return {
        state: answer.state,
        nextAt: new Date(clock.now().getTime() + askInterval),
      };
    },
  };
}
