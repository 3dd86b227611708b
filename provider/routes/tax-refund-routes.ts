import type { CallRouter } from '../http/call-router.ts';
import { answerPage, requestedPage } from '../http/paging.ts';
import { notify } from '../notifications/notifications.ts';
import { refundNews } from '../notifications/travel-news.ts';
import { createTaxRefund, taxRefundsOf } from '../traveler/tax-refunds.ts';

/** The signed-in person's tax refunds. */
export function addTaxRefundRoutes(calls: CallRouter): void {
  calls.reading('taxRefunds', async (tx, { session, context }) => {
    const page = requestedPage(context);
    return answerPage(context, page, await taxRefundsOf(tx, session.userId, page));
  });
  calls.creating('createTaxRefund', async (tx, { body, at }) => {
    const { userId } = body;
    const answer = await createTaxRefund(tx, body, at);
    await notify(tx, { userId, topic: 'travel', news: refundNews(body), at });
    return answer;
  });
}
