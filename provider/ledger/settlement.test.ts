import { expect, it } from 'vitest';

import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database } from '../database/tx.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import { createSettlement, type SettlementRules } from './settlement.ts';
import type { PendingTransactions } from './transactions.ts';

const delay = 1_000;

/** A settlement with configurable rules, and the batches of ids that it has tried to settle. */
function settling(rules: Partial<SettlementRules>) {
  const environment = manualEnvironment();
  const asked: number[][] = [];
  // The rules of this test read no data.
  const database = { transaction: (work: () => unknown) => work() } as unknown as Database;
  const settlement = createSettlement({
    database,
    rules: {
      pending: () => Promise.resolve([]),
      last: () => Promise.resolve(undefined),
      ...rules,
      batch: 100,
      settle(ids, at) {
        asked.push([...ids]);
        return rules.settle?.(ids, at) ?? Promise.resolve(ids.length);
      },
    },
    environment,
    delay,
  });
  /** Advances the clock and lets the due settlements finish. */
  const pass = async (milliseconds: number) => {
    environment.advance(milliseconds);
    await new Promise(setImmediate);
  };
  return { settlement, asked, pass };
}

it('settles after the delay', async () => {
  const { settlement, asked, pass } = settling({});
  settlement.schedule(7);
  await pass(delay - 1);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual([[7]]);
});

it('settles a backlog in batches', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => index + 1);
  const batches: PendingTransactions[] = [];
  const { settlement, asked } = settling({
    last: () => Promise.resolve(250),
    pending: (_, which) => {
      batches.push(which);
      const { after = 0, limit } = which;
      return Promise.resolve(ids.filter((id) => id > after).slice(0, limit));
    },
  });
  const { backlog } = await settlement.start();
  expect(await backlog).toBe(250);
  expect(asked).toEqual([ids.slice(0, 100), ids.slice(100, 200), ids.slice(200)]);
  expect(batches).toEqual([
    { upTo: 250, after: 0, limit: 100 },
    { upTo: 250, after: 100, limit: 100 },
    { upTo: 250, after: 200, limit: 100 },
  ]);
});

it('settles simultaneously due transactions together', async () => {
  const { settlement, asked, pass } = settling({});
  for (const id of [7, 8, 9]) settlement.schedule(id);
  await pass(delay);
  expect(asked).toEqual([[7, 8, 9]]);
});

it('settles each transaction alone after a failed batch', async () => {
  const { settlement, asked, pass } = settling({
    settle: (ids) =>
      ids.includes(8)
        ? Promise.reject(new Error('transaction 8 is faulty'))
        : Promise.resolve(ids.length),
  });
  for (const id of [7, 8, 9]) settlement.schedule(id);
  await pass(delay);
  expect(asked).toEqual([[7, 8, 9], [7], [8], [9]]);
});

it('counts only its own settlements', async () => {
  const { settlement } = settling({
    last: () => Promise.resolve(2),
    pending: (_, { after = 0 }) => Promise.resolve([1, 2].filter((id) => id > after)),
    // Another process has settled the first one.
    settle: (ids) => Promise.resolve(ids.filter((id) => id === 2).length),
  });
  const { backlog } = await settlement.start();
  expect(await backlog).toBe(1);
});

it('finds a pending send that was not scheduled', async () => {
  const { settlement, asked, pass } = settling({ pending: () => Promise.resolve([7]) });
  await settlement.start();
  await pass(4_999);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual([[7]]);
});

it('ends a sweep when the database is unavailable, and sweeps again later', async () => {
  let isAway = true;
  const { settlement, asked, pass } = settling({
    pending: () => Promise.resolve([7, 8]),
    settle: () =>
      isAway
        ? Promise.reject(new DatabaseUnavailable('The database is away.'))
        : Promise.resolve(2),
  });
  await settlement.start();
  await pass(5_000);
  expect(asked).toEqual([[7, 8]]);
  isAway = false;
  await pass(5_000);
  expect(asked).toEqual([
    [7, 8],
    [7, 8],
  ]);
});

it('settles nothing after a stop', async () => {
  const { settlement, asked, pass } = settling({});
  settlement.schedule(7);
  await settlement.stop();
  await pass(delay);
  expect(asked).toEqual([]);
});

it('does not retry when it is stopped during a failing settlement', async () => {
  let fail = (_: Error) => {};
  const { settlement, asked, pass } = settling({
    settle: () => new Promise((_, reject) => (fail = reject)),
  });
  settlement.schedule(7);
  await pass(delay);
  const stopped = settlement.stop();
  fail(new Error('the database is away'));
  await stopped;
  await pass(60_000);
  expect(asked).toEqual([[7]]);
});
