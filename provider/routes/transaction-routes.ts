import { checkDidProof } from '../accounts/did-proof.ts';
import { readDid, readRecipient } from '../accounts/did.ts';
import { userLane } from '../accounts/lanes.ts';
import type { LookUpLimits } from '../accounts/look-up-limits.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import { answerPage, requestedPage } from '../http/paging.ts';
import type { Settlement } from '../ledger/settlement.ts';
import { transactionsOf } from '../ledger/transactions.ts';
import type { FeeSource } from '../money/operator-fees.ts';
import { recipientKey } from '../money/recipient-key.ts';
import { takeBack } from '../money/take-back.ts';
import { countsTowardsLimit, createSend } from '../money/transfers.ts';
import { claimAllSends } from '../money/waiting-sends.ts';

/** The signed-in user's transactions, and sending. */
export function addTransactionRoutes(
  calls: CallRouter,
  parts: {
    database: Database;
    environment: Environment;
    secretKey: SecretKey;
    settlement: Settlement;
    lookUps: LookUpLimits;
    fees: FeeSource;
  },
): void {
  const { database, settlement, secretKey, lookUps, fees } = parts;
  const { clock } = parts.environment;
  calls.reading('transactions', async (tx, { session, context }) => {
    const page = requestedPage(context);
    return answerPage(context, page, await transactionsOf(tx, session.userId, page));
  });
  calls.creatingInOneStatement(
    'createTransaction',
    (tx, creation) => createSend(tx, { ...creation, fees }),
    {
      needsTransaction: countsTowardsLimit,
      after: ({ id }) => settlement.schedule(id),
      // A send to an address without an account is not a missed look-up, so only refused sends are counted.
      refused: (refusal, { userId, toAddress }) =>
        lookUps.afterRefusedWrite({ userId, recipient: recipientKey(toAddress) }, refusal),
    },
  );
  calls.changing(
    'takeBack',
    (tx, { params, session: { userId }, at }) => takeBack(tx, { userId, id: params.id, at }),
    { repeatable: true },
  );
  calls.signedIn('claimSends', async ({ body, session }) => {
    const did = readDid(body.didAddress);
    checkDidProof(did, body.didProof, clock.now(), secretKey);
    const claim = { ownerId: session.userId, address: readRecipient(did) };
    const lane = userLane(session);
    return { claimed: await claimAllSends(database, claim, { clock, lane }) };
  });
}
