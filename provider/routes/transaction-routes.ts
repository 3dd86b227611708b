import type { LookUpLimits } from '../accounts/look-up-limits.ts';
import type { CallRouter } from '../http/call-router.ts';
import { answerPage, requestedPage } from '../http/paging.ts';
import type { Settlement } from '../ledger/settlement.ts';
import { transactionsOf } from '../ledger/transactions.ts';
import { recipientKey } from '../money/recipient-key.ts';
import { createSend } from '../money/transfers.ts';

/** The signed-in person's transactions, and sending. */
export function addTransactionRoutes(
  calls: CallRouter,
  { settlement, lookUps }: { settlement: Settlement; lookUps: LookUpLimits },
): void {
  calls.reading('transactions', async (tx, { session, context }) => {
    const page = requestedPage(context);
    return answerPage(context, page, await transactionsOf(tx, session.userId, page));
  });
  calls.creatingInOneStatement('createTransaction', createSend, {
    after: ({ id }) => settlement.schedule(id),
    // An address that no account has is no miss, so only refused sends look at the limits.
    refused: (refusal, { userId, toAddress }) =>
      lookUps.afterRefusedSend({ userId, recipient: recipientKey(toAddress) }, refusal),
  });
}
