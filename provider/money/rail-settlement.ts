import type { Operation } from '#wallet/entities/receipt.ts';
import { add, decimal, isPositive } from '#wallet/money/decimal.ts';

import { eq } from '../database/drizzle.ts';
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
import type { Rail, RailChannel, RailFailure, RailOrder, RailState } from '../rails/rail.ts';
import { tellOfEnded } from '../notifications/money-news.ts';
import { rememberContacts } from './contacts.ts';
import { merchantCashback } from './merchants.ts';
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

/** What a person is told of an operation that a rail did not do; in Korean on the Korean screens. */
const reasons: Readonly<Record<RailOperation, Readonly<Record<RailFailure, string>>>> = {
  deposit: {
    declined:
      'The payment was declined, and nothing was charged. Check with your bank, or choose another method.',
    'no-account':
      'The account to charge was not found, and nothing was charged. Choose another method.',
  },
  withdrawal: {
    declined:
      'The bank refused the withdrawal. The money is back in your wallet. Choose another account or try again later.',
    'no-account':
      'The bank does not know the account. The money is back in your wallet. Check the account or choose another one.',
  },
  'top-up': {
    declined:
      'The payment was declined, and nothing was charged. Check with your bank, or choose another source.',
    'no-account':
      'The account to charge was not found, and nothing was charged. Choose another source.',
  },
  'local-send': {
    declined: '송금이 거절되었습니다. 돈은 지갑으로 돌아왔습니다. 잠시 후 다시 시도해 주세요.',
    'no-account':
      '받는 분의 계정을 찾을 수 없습니다. 돈은 지갑으로 돌아왔습니다. 받는 분을 확인해 주세요.',
  },
  'local-withdrawal': {
    declined:
      '은행이 출금을 거절했습니다. 돈은 지갑으로 돌아왔습니다. 다른 계좌를 선택하거나 잠시 후 다시 시도해 주세요.',
    'no-account':
      '은행에서 계좌를 찾을 수 없습니다. 돈은 지갑으로 돌아왔습니다. 계좌를 확인해 주세요.',
  },
};

/**
 * How the operations that a rail must act on are found and settled. Each time the rail is asked under the same
 * reference, so that it acts once only; and the row's lock makes sure that its money ends in one place only.
 */
export function railSettlement(database: Database, rail: Rail): SettlementRules {
  return {
    pending: (tx, which) => pendingTransactions(tx, railOperations, which),
    last: (tx) => lastPending(tx, railOperations),
    // A rail is asked for one at a time.
    batch: 1,
    async settle(ids, at) {
      let count = 0;
      for (const id of ids) if (await settleOne(id, at)) count += 1;
      return count;
    },
  };

  async function settleOne(id: number, at: Date): Promise<boolean> {
    const order = await database.transaction((tx) => orderOf(tx, id), { repeatable: true });
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

/** What the rail of a pending transaction is asked to do; nothing when it is not pending any more. */
async function orderOf(tx: Tx, id: number): Promise<RailOrder | undefined> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id));
  if (row?.status !== 'pending') return undefined;
  const isCharge = charged.has(row.operation);
  return {
    reference: referenceOf(row),
    kind: isCharge ? 'charge' : 'payout',
    channel: channelOf(row),
    assetType: requireAsset(row.assetType),
    amount: isCharge ? add(plain(row.amount), plain(row.fee)) : plain(row.amount),
    destination: row.payee?.replace(/^payout:/, '') ?? row.counterpartyDetail,
  };
}

/** What the rail's answer does to the ledger: money that is in transit goes on or back. */
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

/** Ends a transaction as its rail has answered. Returns whether it did: it may have ended already. */
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
          ? reasons[operation][answer.failure]
          : '',
    })
    .where(eq(transactions.id, id));
  if (succeeded && operation === 'local-send') await rememberContacts(tx, [row], at);
  await tellOfEnded(tx, id, at);
  const assetTypes = moves.length > 0 ? [assetType] : [];
  publishStep(tx, { status, assetTypes, participants: [userId] });
  return true;
}
