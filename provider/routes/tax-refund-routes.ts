import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import { answerPage, requestedPage } from '../http/paging.ts';
import type { RateSource } from '../money/rates.ts';
import type { Sweeper } from '../sweeper.ts';
import { withdrawTaxRefund } from '../traveler/refund-withdrawal.ts';
import { createTaxRefund } from '../traveler/refund-request.ts';
import type { TaxOffice } from '../traveler/tax-office.ts';
import { refundsOverviewOf, taxRefundOf, taxRefundsOf } from '../traveler/tax-refunds.ts';

/** The signed-in user's tax refunds. */
export function addTaxRefundRoutes(
  calls: CallRouter,
  {
    taxOffice,
    refundSweep,
    rates,
    environment: { clock },
  }: {
    taxOffice: TaxOffice;
    refundSweep: Sweeper;
    rates: RateSource;
    environment: Pick<Environment, 'clock'>;
  },
): void {
  calls.reading('taxRefunds', async (tx, { session, context }) => {
    const page = requestedPage(context);
    return answerPage(context, page, await taxRefundsOf(tx, session.userId, page));
  });
  calls.reading('refundsOverview', (tx, { session: { userId } }) =>
    refundsOverviewOf(tx, userId, { office: taxOffice, at: clock.now() }),
  );
  calls.reading('taxRefund', (tx, { params, session: { userId } }) =>
    taxRefundOf(tx, { userId, id: params.id }),
  );
  calls.creating(
    'createTaxRefund',
    (tx, creation) => createTaxRefund(tx, { ...creation, office: taxOffice, rates }),
    {
      after() {
        const now = clock.now();
        const { firstAt, expectedAt } = taxOffice.schedule(now);
        for (const due of [firstAt, expectedAt]) {
          refundSweep.wakeAfter(due.getTime() - now.getTime());
        }
      },
    },
  );
  calls.changing(
    'withdrawTaxRefund',
    (tx, { params, session: { userId }, at }) =>
      withdrawTaxRefund(tx, { userId, id: params.id, at }),
    { repeatable: true },
  );
}
