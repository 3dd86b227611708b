import type { Database } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { Settlement } from '../ledger/settlement.ts';
import { createSend, transactionsOf } from '../ledger/transactions.ts';

/** The signed-in person's transactions, and sending. */
export function addTransactionRoutes(
  calls: CallRouter,
  {
    database,
    settlement,
    events,
  }: { database: Database; settlement: Settlement; events: EventHub },
): void {
  calls.signedIn('transactions', ({ session }) =>
    database.transaction((tx) => transactionsOf(tx, session.userId)),
  );
  calls.creating('createTransaction', async (tx, creation) => {
    const { transaction, participants } = await createSend(tx, creation);
    const { id, status } = transaction;
    return {
      answer: transaction,
      afterCommit() {
        events.publish(participants, { type: 'transaction_update', data: { status } });
        settlement.schedule(id);
      },
    };
  });
}
