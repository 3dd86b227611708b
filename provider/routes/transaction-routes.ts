import type { CallRouter } from '../http/call-router.ts';
import { answerPage, requestedPage } from '../http/paging.ts';
import type { Settlement } from '../ledger/settlement.ts';
import { transactionsOf } from '../ledger/transactions.ts';
import { createSend } from '../money/transfers.ts';

/** The signed-in person's transactions, and sending. */
export function addTransactionRoutes(
  calls: CallRouter,
  { settlement }: { settlement: Settlement },
): void {
  calls.reading('transactions', async (tx, { session, context }) => {
    const page = requestedPage(context);
    return answerPage(context, page, await transactionsOf(tx, session.userId, page));
  });
  calls.creatingInOneStatement('createTransaction', createSend, {
    after: ({ id }) => settlement.schedule(id),
  });
}
