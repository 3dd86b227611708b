import type { EventHub } from '../events/event-hub.ts';
import type { CallRouter } from '../http/call-router.ts';
import { answerPage, requestedPage } from '../http/paging.ts';
import type { Settlement } from '../ledger/settlement.ts';
import { transactionsOf } from '../ledger/transactions.ts';
import { createSend } from '../money/transfers.ts';

/** The signed-in person's transactions, and sending. */
export function addTransactionRoutes(
  calls: CallRouter,
  { settlement, events }: { settlement: Settlement; events: EventHub },
): void {
  calls.reading('transactions', async (tx, { session, context }) => {
    const page = requestedPage(context);
    return answerPage(context, page, await transactionsOf(tx, session.userId, page));
  });
  calls.creating(
    'createTransaction',
    async (tx, creation) => {
      const { transaction, participants } = await createSend(tx, creation);
      const { id, status } = transaction;
      return {
        answer: transaction,
        afterCommit() {
          events.publish(participants, { type: 'transaction_update', data: { status } });
          settlement.schedule(id);
        },
      };
    },
    { afterRepeat: ({ id }) => settlement.schedule(id) },
  );
}
