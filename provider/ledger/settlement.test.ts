import { expect, it } from 'vitest';

import type { StreamMessage } from '#wallet/entities/stream-message.ts';

import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database } from '../database/tx.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import { createSettlement } from './settlement.ts';
import { sendSettlement } from '../money/transfers.ts';

const delay = 1_000;

/** A settlement with a given answer to each transaction of its database, and all that it published. */
function settling(answer: () => Promise<unknown>) {
  const environment = manualEnvironment();
  const published: [userIds: readonly number[], message: StreamMessage][] = [];
  const database = { transaction: answer } as unknown as Database;
  const settlement = createSettlement({
    database,
    rules: sendSettlement(database),
    events: {
      open: () => new ReadableStream(),
      publish: (userIds, message) => published.push([userIds, message]),
      endSession: () => undefined,
      endOtherSessions: () => undefined,
      endAllSessions: () => undefined,
      close: () => undefined,
    },
    environment,
    delay,
  });
  /** Advances the clock and lets the due settlements finish. */
  const pass = async (milliseconds: number) => {
    environment.advance(milliseconds);
    await new Promise(setImmediate);
  };
  return { settlement, published, pass };
}

/** One send from person 1 to person 2. The first transaction settles it, and the later ones find it settled. */
function oneSend() {
  const answers = [{ status: 'completed', assetTypes: ['XP'], participants: [1, 2] }];
  return () => Promise.resolve(answers.shift());
}

const settled = [
  [[1, 2], { type: 'transaction_update', data: { status: 'completed' } }],
  [[1, 2], { type: 'balance_update', data: { assetType: 'XP' } }],
];

it('publishes the completion and the balance to both sides at once', async () => {
  const { settlement, published, pass } = settling(oneSend());
  settlement.schedule(7);
  await pass(delay - 1);
  expect(published).toEqual([]);
  await pass(1);
  expect(published).toEqual(settled);
});

it('publishes once for a send that is settled twice', async () => {
  const { settlement, published, pass } = settling(oneSend());
  settlement.schedule(7);
  settlement.schedule(7);
  await pass(delay);
  expect(published).toEqual(settled);
});

it('publishes for a send that an earlier run left pending', async () => {
  const answers: unknown[] = [
    7,
    [7],
    { status: 'completed', assetTypes: ['XP'], participants: [1, 2] },
  ];
  const { settlement, published } = settling(() => Promise.resolve(answers.shift()));
  const { backlog } = await settlement.start();
  expect(await backlog).toBe(1);
  expect(published).toEqual(settled);
});

it('settles a backlog in batches', async () => {
  const sendIds = Array.from({ length: 250 }, (_, index) => index + 1);
  const answers: unknown[] = [250];
  for (const batch of [sendIds.slice(0, 100), sendIds.slice(100, 200), sendIds.slice(200)]) {
    answers.push(
      batch,
      ...batch.map((id) => ({ status: 'completed', assetTypes: ['XP'], participants: [id] })),
    );
  }
  const { settlement, published } = settling(() => Promise.resolve(answers.shift()));
  const { backlog } = await settlement.start();
  expect(await backlog).toBe(250);
  expect(published).toHaveLength(500);
  expect(answers).toEqual([]);
});

it('finds a pending send that was not scheduled', async () => {
  const answers: unknown[] = [
    undefined,
    [7],
    { status: 'completed', assetTypes: ['XP'], participants: [1, 2] },
  ];
  const { settlement, published, pass } = settling(() => Promise.resolve(answers.shift()));
  await settlement.start();
  await pass(4_999);
  expect(published).toEqual([]);
  await pass(1);
  expect(published).toEqual(settled);
});

it('ends a sweep when the database is away, and sweeps again later', async () => {
  const answers: unknown[] = [
    undefined,
    [7, 8],
    new DatabaseUnavailable('The database is away.'),
    [7, 8],
    { status: 'completed', assetTypes: ['XP'], participants: [1, 2] },
    undefined,
  ];
  const { settlement, published, pass } = settling(() => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  await settlement.start();
  await pass(5_000);
  expect(published).toEqual([]);
  await pass(5_000);
  expect(published).toEqual(settled);
  expect(answers).toEqual([]);
});

it('settles nothing after it was stopped', async () => {
  const { settlement, published, pass } = settling(oneSend());
  settlement.schedule(7);
  await settlement.stop();
  await pass(delay);
  expect(published).toEqual([]);
});

it('does not try again when it is stopped during a settlement that fails', async () => {
  let fail = (_: Error) => {};
  let attempts = 0;
  const { settlement, published, pass } = settling(() => {
    attempts += 1;
    return new Promise((_, reject) => (fail = reject));
  });
  settlement.schedule(7);
  await pass(delay);
  const stopped = settlement.stop();
  fail(new Error('the database is away'));
  await stopped;
  await pass(60_000);
  expect(attempts).toBe(1);
  expect(published).toEqual([]);
});
