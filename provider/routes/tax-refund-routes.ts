import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { Surroundings } from '../surroundings.ts';
import { createTaxRefund, taxRefundsOf } from '../traveler/tax-refunds.ts';

/** The signed-in person's tax refunds. */
export function addTaxRefundRoutes(
  calls: CallRouter,
  { database, surroundings }: { database: Database; surroundings: Surroundings },
): void {
  calls.signedIn('taxRefunds', ({ session }) =>
    database.transaction((tx) => taxRefundsOf(tx, session.userId)),
  );
  calls.signedIn(
    'createTaxRefund',
    ({ body }) => database.transaction((tx) => createTaxRefund(tx, body, surroundings.now())),
    { status: 201 },
  );
}
