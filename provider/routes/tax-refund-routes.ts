import { createOnce } from '../database/create-once.ts';
import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { Environment } from '../environment.ts';
import { createTaxRefund, taxRefundsOf } from '../traveler/tax-refunds.ts';

/** The signed-in person's tax refunds. */
export function addTaxRefundRoutes(
  calls: CallRouter,
  { database, environment }: { database: Database; environment: Environment },
): void {
  calls.signedIn('taxRefunds', ({ session }) =>
    database.transaction((tx) => taxRefundsOf(tx, session.userId)),
  );
  calls.signedIn(
    'createTaxRefund',
    async ({ body, session: { userId }, context }) => {
      const key = idempotencyKeyOf(context.req.raw);
      const at = environment.now();
      const { answer } = await database.transaction((tx) =>
        createOnce(tx, { key, userId, call: 'createTaxRefund', request: body, at }, () =>
          createTaxRefund(tx, body, at),
        ),
      );
      return answer;
    },
    { status: 201 },
  );
}
