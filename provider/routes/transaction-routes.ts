import { createOnce } from '../database/create-once.ts';
import type { Database } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { CallRouter } from '../http/call-router.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { Settlement } from '../ledger/settlement.ts';
import { createSend, transactionsOf } from '../ledger/transactions.ts';
import type { Environment } from '../environment.ts';

/** The signed-in person's transactions, and sending. */
export function addTransactionRoutes(
  calls: CallRouter,
  parts: {
    database: Database;
    environment: Environment;
    settlement: Settlement;
    events: EventHub;
  },
): void {
  const { database, environment, settlement, events } = parts;

  calls.signedIn('transactions', ({ session }) =>
    database.transaction((tx) => transactionsOf(tx, session.userId)),
  );

  calls.signedIn(
    'createTransaction',
    async ({ body, context }) => {
      const key = idempotencyKeyOf(context.req.raw);
      const { userId, assetType, amount, toAddress } = body;
      const at = environment.now();
      const request = [assetType, amount, toAddress];
      const { created, answer } = await database.transaction((tx) =>
        createOnce(
          tx,
          { key, userId, call: 'createTransaction', request, at },
          () => createSend(tx, { body, at }),
          ({ transaction }) => transaction,
        ),
      );
      if (created !== undefined) {
        const { transaction, participants } = created;
        const { status } = transaction;
        events.publish(participants, { type: 'transaction_update', data: { status } });
        settlement.schedule(transaction.id);
      }
      return answer;
    },
    { status: 201 },
  );
}
