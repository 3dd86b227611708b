import type { MoneyAnswer } from '#wallet/entities/money-operation.ts';

import { userLane } from '../accounts/lanes.ts';
import type { LookUpLimits } from '../accounts/look-up-limits.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { CallRouter } from '../http/call-router.ts';
import { answerPage, requestedPage } from '../http/paging.ts';
import { HttpError } from '../http/http-error.ts';
import type { Environment } from '../environment.ts';
import type { Settlement } from '../ledger/settlement.ts';
import { publishStep } from '../ledger/transaction-step.ts';
import { awaitReceipt } from '../money/await-receipt.ts';
import type { BegunOperation } from '../money/begun-operation.ts';
import { contactsOf, updateContact } from '../money/contacts.ts';
import { dailyLimitsOf } from '../money/daily-limit.ts';
import { beginDeposit } from '../money/deposits.ts';
import { findRecipient } from '../money/find-recipient.ts';
import { localPayFiguresOf } from '../money/local-pay-figures.ts';
import { beginLocalSend } from '../money/local-sends.ts';
import { beginLocalWithdrawal } from '../money/local-withdrawals.ts';
import { listMerchants } from '../money/merchants.ts';
import type { FeeSource } from '../money/operator-fees.ts';
import { rateOf, type RateSource } from '../money/rates.ts';
import { railRefusal, storeExpectedTime } from '../money/rail-settlement.ts';
import { receiptOf } from '../money/receipts.ts';
import { receivedToday } from '../money/received-today.ts';
import { recipientKey } from '../money/recipient-key.ts';
import { beginTopUp } from '../money/top-ups.ts';
import { beginWithdrawal } from '../money/withdrawals.ts';
import type { Rail } from '../rails/rail.ts';

/** Money in and out of the provider, the local currency, receipts, rates and contacts. */
export function addMoneyRoutes(
  calls: CallRouter,
  parts: {
    database: Database;
    events: EventHub;
    environment: Environment;
    railSettlement: Settlement;
    rail: Pick<Rail, 'expectedAnswer'>;
    /** Maximum wait of a request for its rail, in milliseconds. */
    railWait: number;
    /** Time for the owner of an address without an account to claim a send, in milliseconds. */
    claimPeriod: number;
    rates: RateSource;
    fees: FeeSource;
    lookUps: LookUpLimits;
    secretKey: SecretKey;
  },
): void {
  const { database, environment, claimPeriod, rates, fees, lookUps } = parts;
  const key = parts.secretKey;

  /** The state of an operation, after its rail has had time to answer. */
  const outcomeOf = async (answer: MoneyAnswer, userId: number): Promise<MoneyAnswer> => {
    // A completed operation is final, so its answer needs no read.
    if (answer.status === 'completed') return answer;
    const { transactionId } = answer;
    const receipt = await awaitReceipt(parts, { userId, transactionId });
    const { status } = receipt;
    if (status === 'failed') throw railRefusal(receipt) ?? new HttpError(402, receipt.reason);
    const success = status === 'completed';
    return { success, transactionId, status: success ? status : 'pending' };
  };

  const begun = async (tx: Tx, operation: BegunOperation) => {
    const { transactionId, status } = operation;
    if (status === 'pending') await storeExpectedTime(tx, transactionId, parts.rail);
    publishStep(tx, operation);
    return { success: status === 'completed', transactionId, status };
  };
  const options = { finish: outcomeOf };

  calls.creating(
    'createDeposit',
    async (tx, creation) => begun(tx, await beginDeposit(tx, { ...creation, rates, fees, key })),
    options,
  );
  calls.creating(
    'createWithdrawal',
    async (tx, creation) => begun(tx, await beginWithdrawal(tx, { ...creation, fees, key })),
    options,
  );
  calls.creating(
    'createTopUp',
    async (tx, creation) => begun(tx, await beginTopUp(tx, { ...creation, rates, fees, key })),
    options,
  );
  calls.creating(
    'createLocalSend',
    async (tx, creation) => {
      await lookUps.beforeWrite(tx, creation.body.userId);
      return begun(tx, await beginLocalSend(tx, creation));
    },
    {
      ...options,
      refused: (refusal, { userId, recipient }) =>
        lookUps.afterRefusedWrite({ userId, recipient: recipientKey(recipient) }, refusal),
    },
  );
  calls.creating(
    'createLocalWithdrawal',
    async (tx, creation) => begun(tx, await beginLocalWithdrawal(tx, { ...creation, fees, key })),
    options,
  );

  calls.reading('receipt', (tx, { session, params }) => receiptOf(tx, session.userId, params.id));
  calls.reading('merchants', (tx) => listMerchants(tx));
  calls.reading('recentContacts', async (tx, { session, context }) => {
    const page = requestedPage(context);
    const { favourites, others } = await contactsOf(tx, session.userId, page);
    return [...favourites, ...answerPage(context, page, others)];
  });
  calls.changing(
    'updateContact',
    async (tx, { session, body }) => {
      await updateContact(tx, session.userId, body);
      return {};
    },
    { repeatable: true },
  );
  calls.reading('dailyLimits', (tx, { session }) =>
    dailyLimitsOf(tx, session.userId, environment.clock.now()),
  );
  calls.reading('localPayFigures', (tx, { session }) =>
    localPayFiguresOf(tx, session.userId, environment.clock.now()),
  );
  calls.reading('receivedToday', (tx, { session }) =>
    receivedToday(tx, session.userId, environment.clock.now()),
  );
  calls.signedIn('findRecipient', ({ body, session }) =>
    lookUps.lookUp({ userId: session.userId, recipient: recipientKey(body.recipient) }, () => {
      const question = { question: body, claimPeriod, at: environment.clock.now() };
      return database.transaction((tx) => findRecipient(tx, session.userId, question), {
        lane: userLane(session),
        repeatable: true,
      });
    }),
  );
  calls.reading('exchangeRates', () => Promise.resolve([...rates()]));
  calls.reading('busanCoinRates', () => {
    const { won, dollars } = rateOf(rates, 'BusanCoin');
    return Promise.resolve({ won, dollars });
  });
  calls.reading('fees', () => Promise.resolve(fees()));
}
