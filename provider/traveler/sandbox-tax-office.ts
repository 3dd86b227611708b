import type { RefundRejection } from '#wallet/entities/tax-refund.ts';

import { and, eq, inArray, lt, ne } from '../database/drizzle.ts';
import { taxRefunds } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { day, sandboxTime } from '../sandbox-time.ts';
import type { TaxClaim, TaxOffice } from './tax-office.ts';
import { claimingStatuses } from './tax-refunds.ts';

/** The documented times of the office, in milliseconds: it decides after a day, and pays two days later. */
const decisionTime = day;
const paymentTime = 3 * day;

/** Rejections by the end of a receipt's number, so that every outcome is reachable. */
const triggers: readonly (readonly [ending: string, reason: RefundRejection])[] = [
  ['401', 'amount-differs'],
  ['404', 'receipt-unknown'],
];

/**
 * A tax office that approves every claim, except of a receipt that another account has claimed before, and of the
 * trigger numbers. `speed` divides its times (decision 202).
 */
export function createSandboxTaxOffice({
  database,
  environment: { clock },
  speed,
}: {
  database: Database;
  environment: Pick<Environment, 'clock'>;
  speed: number;
}): TaxOffice {
  const after = (submittedAt: Date, documented: number) =>
    new Date(submittedAt.getTime() + sandboxTime(documented, speed));

  /** True if another account has an earlier claim of the same receipt. */
  const isClaimedByOther = ({ id, userId, receiptHash }: TaxClaim) =>
    database.transaction(
      async (tx) => {
        const [other] = await tx
          .select({ id: taxRefunds.id })
          .from(taxRefunds)
          .where(
            and(
              eq(taxRefunds.receiptHash, receiptHash),
              ne(taxRefunds.userId, userId),
              lt(taxRefunds.id, id),
              inArray(taxRefunds.status, [...claimingStatuses]),
            ),
          )
          .limit(1);
        return other !== undefined;
      },
      { repeatable: true },
    );

  return {
    schedule: (submittedAt) => ({
      firstAt: after(submittedAt, decisionTime),
      expectedAt: after(submittedAt, paymentTime),
    }),
    async ask(claim) {
      const now = clock.now();
      const decidesAt = after(claim.submittedAt, decisionTime);
      if (now < decidesAt) return { state: 'processing', nextAt: decidesAt };
      const trigger = triggers.find(([ending]) => claim.receiptNumber.endsWith(ending));
      if (trigger !== undefined) return { state: 'rejected', reason: trigger[1] };
      if (await isClaimedByOther(claim)) return { state: 'rejected', reason: 'receipt-claimed' };
      const paysAt = after(claim.submittedAt, paymentTime);
      return now < paysAt ? { state: 'approved', nextAt: paysAt } : { state: 'paid' };
    },
  };
}
