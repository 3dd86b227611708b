import * as z from 'zod/mini';

import { beforeParameter, nextPage } from '#api/calls/call.ts';
import { Activity } from '#wallet/entities/activity.ts';
import type { BalanceChange } from '#wallet/entities/balance-change.ts';
import { Holdings } from '#wallet/entities/holdings.ts';
import { Receipt } from '#wallet/entities/receipt.ts';
import { Transaction } from '#wallet/entities/transaction.ts';
import { add, decimal, type DecimalString } from '#wallet/money/decimal.ts';
import { isInBalance } from '#wallet/money/is-in-balance.ts';

import { sql } from '../database/drizzle.ts';
import { rowsOf } from '../operations/rows-of.ts';
import { same, type Somebody, type World } from './world.ts';

/** The postings to a user's wallet by one of the user's transactions; without a transaction, the test assets. */
const Posted = z.object({ id: z.nullable(z.int()), assetType: z.string(), amount: z.string() });

/**
 * Compares a user's lists with the ledger, the balances and the receipts (decision 167): the changes of each
 * transaction are those that the ledger has posted, with the test assets they add up to the balances, and the history
 * and the receipt have the same figures.
 */
export async function compareLists(world: World, person: Somebody): Promise<void> {
  const transactions = await readAll(world, person, '/transactions', Transaction);
  const posted = await postedTo(world, person);
  const inBalance = transactions.flatMap(({ id, changes = [], status }) =>
    changes
      .filter((change) => isInBalance(change, status))
      .map(({ assetType, amount }) => ({ id, assetType, amount })),
  );
  same('the changes of balances in the list', sumsOf(inBalance), sumsOf(posted.byTransactions));

  const holdings = Holdings.parse(await world.get(person, `/assets/${person.id}`));
  const total = (assetType: string) =>
    [...posted.issued, ...inBalance]
      .filter((change) => change.assetType === assetType)
      .map(({ amount }) => amount);
  for (const { assetType, balance } of holdings) {
    same(`the sum of the ${assetType} list`, add(...total(assetType)), balance);
  }

  const history = await readAll(world, person, '/activities', Activity);
  const listed = history.filter(({ type }) => type === 'transaction');
  same(
    'the transactions of the history',
    listed
      .map(({ transactionId: id, changes, status }) => ({ id, changes, status }))
      .toSorted(byId),
    transactions.map(({ id, changes, status }) => ({ id, changes, status })).toSorted(byId),
  );
  for (const { id, changes = [] } of transactions) {
    const receipt = Receipt.parse(await world.get(person, `/receipts/${id}`));
    same(`the receipt of transaction ${id}`, changesOn(receipt), changes);
  }
}

/** All pages of a list. */
async function readAll<Schema extends z.ZodMiniType>(
  world: World,
  person: Somebody,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const rows: z.output<Schema>[] = [];
  for (let query: string | undefined = ''; query !== undefined;) {
    const answer = await world.read(person, `${path}/${person.id}${query}`);
    same(`the status of ${path}`, answer.status, 200);
    rows.push(...z.array(schema).parse(answer.body));
    const before = nextPage(answer);
    query = before && `?${beforeParameter}=${before}`;
  }
  return rows;
}

async function postedTo(world: World, { id: userId }: Somebody) {
  const rows = await world.rig.provider().database.transaction((tx) =>
    rowsOf(
      tx,
      sql`select own.id, account.asset_type as "assetType", trim_scale(sum(posting.amount))::text as amount
        from ledger_accounts account
        join ledger_postings posting on posting.account_id = account.id
        join ledger_entries entry on entry.id = posting.entry_id
        left join transactions own on own.user_id = account.user_id
          and (own.id = entry.transaction_id or own.send_id = entry.transaction_id)
        where account.user_id = ${userId}
        group by own.id, account.asset_type`,
      Posted,
    ),
  );
  const amounts = rows.map(({ id, assetType, amount }) => ({
    id,
    assetType,
    amount: decimal(amount),
  }));
  return {
    issued: amounts.filter(({ id }) => id === null),
    byTransactions: amounts.flatMap(({ id, ...change }) =>
      id === null ? [] : [{ id, ...change }],
    ),
  };
}

const byId = (left: { id?: number | undefined }, right: { id?: number | undefined }) =>
  (left.id ?? 0) - (right.id ?? 0);

/** The sum of each transaction's changes of each asset, without those that cancel each other. */
function sumsOf(changes: readonly (BalanceChange & { id: number })[]): string[] {
  const sums = new Map<string, DecimalString>();
  for (const { id, assetType, amount } of changes) {
    const key = `${id} ${assetType}`;
    sums.set(key, add(sums.get(key) ?? decimal('0'), amount));
  }
  return [...sums]
    .filter(([, sum]) => sum !== '0')
    .map((sum) => sum.join(': '))
    .toSorted((left, right) => left.localeCompare(right));
}

/** The changes of balances by the figures of a receipt. */
function changesOn({
  direction,
  assetType,
  amount,
  fee,
  paid,
  cashback,
}: Receipt): BalanceChange[] {
  const out = (asset: string, value: DecimalString) => ({
    assetType: asset,
    amount: decimal(`-${add(value, fee)}`),
  });
  if (paid !== null) return [{ assetType, amount }, out(paid.assetType, paid.amount)];
  if (direction === 'receive') return [{ assetType, amount }];
  return [out(assetType, amount), ...(cashback === '0' ? [] : [{ assetType, amount: cashback }])];
}
