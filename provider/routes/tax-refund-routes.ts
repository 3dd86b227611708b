import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import { createTaxRefund, taxRefundsOf } from '../traveler/tax-refunds.ts';

/** The signed-in person's tax refunds. */
export function addTaxRefundRoutes(calls: CallRouter, { database }: { database: Database }): void {
  calls.signedIn('taxRefunds', ({ session }) =>
    database.transaction((tx) => taxRefundsOf(tx, session.userId)),
  );
  calls.creating('createTaxRefund', async (tx, { body, at }) => ({
    answer: await createTaxRefund(tx, body, at),
  }));
}
