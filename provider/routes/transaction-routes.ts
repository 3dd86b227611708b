import { idempotencyKeyHeader } from '#api/contract.ts';

import type { Database } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { Settlement } from '../ledger/settlement.ts';
import { createSend, transactionsOf } from '../ledger/transactions.ts';
import { Refused } from '../refused.ts';
import type { Surroundings } from '../surroundings.ts';

/** Visible ASCII, so that any client and log can write it. */
const keyShape = /^[\x21-\x7e]{1,200}$/;

/** The signed-in person's transactions, and sending. */
export function addTransactionRoutes(
  calls: CallRouter,
  parts: {
    database: Database;
    surroundings: Surroundings;
    settlement: Settlement;
    events: EventHub;
  },
): void {
  const { database, surroundings, settlement, events } = parts;

  calls.signedIn('transactions', ({ session }) =>
    database.transaction((tx) => transactionsOf(tx, session.userId)),
  );

  calls.signedIn(
    'createTransaction',
    async ({ body, context }) => {
      const idempotencyKey = context.req.header(idempotencyKeyHeader);
      if (idempotencyKey !== undefined && !keyShape.test(idempotencyKey)) {
        throw new Refused(
          422,
          'The Idempotency-Key must be 1 to 200 letters, digits or signs, without spaces.',
        );
      }
      const at = surroundings.now();
      const { transaction, repeated, recipientId } = await database.transaction((tx) =>
        createSend(tx, { body, idempotencyKey, at }),
      );
      if (!repeated) {
        // The sender learns it from the answer; a message would only push aside what their screen says about it.
        if (recipientId !== undefined) {
          const { status } = transaction;
          events.publish(recipientId, { type: 'transaction_update', data: { status } });
        }
        settlement.schedule(transaction.id);
      }
      return transaction;
    },
    { status: 201 },
  );
}
