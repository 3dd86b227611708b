import type { CallRouter } from '../http/call-router.ts';
import { answerPage, requestedPage } from '../http/paging.ts';
import { createTaxRefund, taxRefundsOf } from '../traveler/tax-refunds.ts';

/** The signed-in user's tax refunds. */
export function addTaxRefundRoutes(calls: CallRouter): void {
  calls.reading('taxRefunds', async (tx, { session, context }) => {
    const page = requestedPage(context);
    return answerPage(context, page, await taxRefundsOf(tx, session.userId, page));
  });
  calls.creating('createTaxRefund', (tx, { body, at }) => createTaxRefund(tx, body, at));
}
