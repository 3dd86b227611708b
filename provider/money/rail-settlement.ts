import type { Operation, Receipt } from '#wallet/entities/receipt.ts';
import { add, decimal, isPositive } from '#wallet/money/decimal.ts';
import {
  depositTimes,
  localSendTime,
  localWithdrawTimes,
  longestTime,
  topUpTimes,
  withdrawTimes,
  type RailTime,
} from '#wallet/rules/rail-times.ts';
import { englishRefusals } from '#wallet/refusals/english-refusals.ts';
import { koreanRefusals } from '#wallet/refusals/korean-refusals.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import { eq } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { transactions } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import { post, plain, type Move } from '../ledger/ledger.ts';
import type { SettlementRules } from '../ledger/settlement.ts';
import { publishStep } from '../ledger/transaction-step.ts';
import {
  lastPending,
  lockPending,
  pendingTransactions,
  requireAsset,
  type TransactionRow,
} from '../ledger/transactions.ts';
import {
  railFailures,
  type Rail,
  type RailChannel,
  type RailFailure,
  type RailOrder,
  type RailState,
  type RailTiming,
} from '../rails/rail.ts';
import { Refusal } from '../refusal.ts';
import { notifyOfEnded } from '../notifications/money-notifications.ts';
import { rememberContacts } from './contacts.ts';
import { merchantCashback } from './merchants.ts';
import { chargeOf, chargeSourceOf } from './deposit-source.ts';
import { payoutAccountNumber } from './payout-account.ts';
import { referenceOf } from './reference.ts';

const railOperations = [
  'deposit',
  'withdrawal',
  'top-up',
  'local-send',
  'local-withdrawal',
] as const satisfies readonly Operation[];
type RailOperation = (typeof railOperations)[number];

const charged: ReadonlySet<Operation> = new Set(['deposit', 'top-up']);

/** The documented times of the operations whose method or speed decides. */
const timesByMethod: Readonly<Partial<Record<Operation, Readonly<Record<string, RailTime>>>>> = {
  deposit: depositTimes,
  withdrawal: withdrawTimes,
  'top-up': topUpTimes,
  'local-withdrawal': localWithdrawTimes,
};

/** The operations whose screens are in Korean. */
const inKorean: ReadonlySet<RailOperation> = new Set(['local-send', 'local-withdrawal']);

/** The failure reason shown on the receipt. */
function reasonOf(operation: RailOperation, failure: RailFailure): string {
  const sentences = inKorean.has(operation) ? koreanRefusals : englishRefusals;
  return sentences[failureCode(operation, failure)]({});
}

/** The code of a failure. Only a charge can lack funds: a payout is made with money of the provider. */
function failureCode(operation: RailOperation, failure: RailFailure) {
  if (failure !== 'insufficient-funds') return `${operation}-${failure}` as const;
  return operation === 'deposit' || operation === 'top-up'
    ? (`${operation}-${failure}` as const)
    : (`${operation}-declined` as const);
}

/** The refusal for the stored reason of a failed operation; undefined for a sentence of an earlier version. */
export function railRefusal({
  operation,
  reason,
}: Pick<Receipt, 'operation' | 'reason'>): Refusal | undefined {
  if (operation === 'transfer') return undefined;
  const failure = railFailures.find((known) => reasonOf(operation, known) === reason);
  return failure && new Refusal(failureCode(operation, failure));
}

/**
 * Finds and settles operations that wait for a rail. The reference is the rail's idempotency key, and the row lock
 * ensures that the money is moved only once.
 */
export function railSettlement(
  database: Database,
  { rail, key }: { rail: Rail; key: SecretKey },
): SettlementRules {
  return {
    pending: (tx, which) => pendingTransactions(tx, railOperations, which),
    last: (tx) => lastPending(tx, railOperations),
    // Rail requests are sent one at a time.
    batch: 1,
    async settle(ids, at) {
      let count = 0;
      for (const id of ids) if (await settleOne(id, at)) count += 1;
      return count;
    },
  };

  async function settleOne(id: number, at: Date): Promise<boolean> {
    const order = await database.transaction((tx) => orderOf(tx, id, key), { repeatable: true });
    if (order === undefined) return false;
    const answer = await (order.kind === 'charge' ? rail.charge(order) : rail.payout(order));
    if (answer.state === 'pending') return false;
    return database.transaction((tx) => endRailTransaction(tx, id, answer, at));
  }
}

function channelOf({ operation, method }: TransactionRow): RailChannel {
  if (operation === 'local-send') return 'local';
  if (operation !== 'deposit') return 'bank';
  return method === 'card' || method === 'wire' || method === 'crypto' ? method : 'bank';
}

/** The longest documented time of an operation's method or speed, in milliseconds. */
function durationOf({ operation, method }: TransactionRow): number {
  const times: Readonly<Record<string, RailTime>> = timesByMethod[operation] ?? {};
  // All methods of a local send take the same time.
  return longestTime((Object.hasOwn(times, method) && times[method]) || localSendTime);
}

function timingOf(row: TransactionRow): RailTiming {
  return {
    kind: charged.has(row.operation) ? 'charge' : 'payout',
    channel: channelOf(row),
    requestedAt: row.createdAt,
    duration: durationOf(row),
  };
}

/**
 * Time between the rail's answer and the end of its operation, in milliseconds. A sweep settles an operation within
 * this time if the answer was lost.
 */
export const settlementTime = 10_000;

/**
 * Stores when a pending operation is expected to end (decision 202): in full seconds, at or after its end.
 */
export async function storeExpectedTime(
  tx: Tx,
  transactionId: number,
  rail: Pick<Rail, 'expectedAnswer'>,
): Promise<void> {
  const row = onlyRow(
    await tx.select().from(transactions).where(eq(transactions.id, transactionId)),
  );
  const end = rail.expectedAnswer(timingOf(row)).getTime() + settlementTime;
  const expectedAt = new Date(Math.ceil(end / 1_000) * 1_000);
  await tx.update(transactions).set({ expectedAt }).where(eq(transactions.id, transactionId));
}

/** The rail order of a pending transaction; undefined if it is no longer pending. */
async function orderOf(tx: Tx, id: number, key: SecretKey): Promise<RailOrder | undefined> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id));
  if (row?.status !== 'pending') return undefined;
  const timing = timingOf(row);
  const isCharge = timing.kind === 'charge';
  const amount = plain(row.amount);
  return {
    ...timing,
    reference: referenceOf(row),
    assetType: requireAsset(row.assetType),
    amount: isCharge ? add(amount, plain(row.fee)) : amount,
    typedAmount: amount,
    destination: isCharge
      ? ''
      : (row.payee?.replace(/^payout:/, '') ?? payoutAccountNumber(row, key)),
    source: isCharge ? chargeSourceOf(row, key) : undefined,
    charged: chargeOf(row),
  };
}

/** The ledger moves for the rail's answer: a charge is credited, and money in transit is paid out or returned. */
function movesOf(row: TransactionRow, succeeded: boolean): Move[] {
  const assetType = requireAsset(row.assetType);
  const amount = plain(row.amount);
  const fee = plain(row.fee);
  const wallet = { kind: 'wallet', userId: row.userId } as const;
  const rail = { kind: 'rail' } as const;
  const fees = { kind: 'fees' } as const;
  const transit = { kind: 'in_transit' } as const;
  const withFee = (from: Move['from'], to: Move['to']): Move[] => [
    { assetType, amount, from, to },
    ...(isPositive(fee) ? [{ assetType, amount: fee, from, to: fees }] : []),
  ];
  if (charged.has(row.operation)) return succeeded ? withFee(rail, wallet) : [];
  return succeeded
    ? withFee(transit, rail)
    : [{ assetType, amount: add(amount, fee), from: transit, to: wallet }];
}

/** Ends a transaction by its rail's answer. Returns false if it had ended already. */
export async function endRailTransaction(
  tx: Tx,
  id: number,
  answer: Exclude<RailState, { state: 'pending' }>,
  at: Date,
): Promise<boolean> {
  const [row] = await lockPending(tx, [id]);
  if (row === undefined) return false;
  const { userId, operation } = row;
  const succeeded = answer.state === 'succeeded';
  const assetType = requireAsset(row.assetType);
  const moves = movesOf(row, succeeded);
  if (moves.length > 0) {
    const kind = succeeded ? 'settlement' : 'return';
    await post(tx, at, { kind, transactionId: id, moves });
  }
  const cashback =
    succeeded && operation === 'local-send'
      ? await merchantCashback(tx, row.counterpartyDetail, plain(row.amount))
      : decimal('0');
  if (isPositive(cashback)) {
    await post(tx, at, {
      kind: 'cashback',
      transactionId: id,
      moves: [
        { assetType, amount: cashback, from: { kind: 'cashback' }, to: { kind: 'wallet', userId } },
      ],
    });
  }
  const status = succeeded ? 'completed' : 'failed';
  await tx
    .update(transactions)
    .set({
      status,
      settledAt: at,
      cashback,
      reason:
        answer.state === 'failed' && operation !== 'transfer'
          ? reasonOf(operation, answer.failure)
          : '',
    })
    .where(eq(transactions.id, id));
  if (succeeded && operation === 'local-send') await rememberContacts(tx, [row], at);
  const told = await notifyOfEnded(tx, id, at);
  const assetTypes = moves.length > 0 ? [assetType] : [];
  publishStep(tx, { status, assetTypes, participants: [userId], told });
  return true;
}
