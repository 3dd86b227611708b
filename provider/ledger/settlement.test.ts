import { expect, it } from 'vitest';

import type { StreamMessage } from '#wallet/entities/entities.ts';

import type { Database } from '../database/tx.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import { balanceNoticeDelay, createSettlement } from './settlement.ts';

const delay = 1_000;

/** A settlement whose database has one send from person 1 to person 2, and everything that it told. */
function settling() {
  const environment = manualEnvironment();
  const told: [userId: number, type: StreamMessage['type']][] = [];
  const answers = [{ assetType: 'XP', senderId: 1, recipientId: 2 }];
  const settlement = createSettlement({
    // The second time, and every time after it, the send has been settled.
    database: { transaction: () => Promise.resolve(answers.shift()) } as unknown as Database,
    events: {
      open: () => new ReadableStream(),
      publish: (userId, { type }) => told.push([userId, type]),
      endSession: () => undefined,
      endAllSessions: () => undefined,
      close: () => undefined,
    },
    environment,
    delay,
  });
  /** Moves the time on and lets what fell due finish. */
  const pass = async (milliseconds: number) => {
    environment.advance(milliseconds);
    await new Promise(setImmediate);
  };
  return { settlement, told, pass };
}

const completed = [
  [1, 'transaction_update'],
  [2, 'transaction_update'],
];
const balances = [
  [1, 'balance_update'],
  [2, 'balance_update'],
];

it('tells both sides of the completion, and when that has been read of the balance', async () => {
  const { settlement, told, pass } = settling();
  settlement.schedule(7);
  await pass(delay);
  expect(told.splice(0)).toEqual(completed);
  await pass(balanceNoticeDelay - 1);
  expect(told).toEqual([]);
  await pass(1);
  expect(told).toEqual(balances);
});

it('tells once of a send that is settled twice', async () => {
  const { settlement, told, pass } = settling();
  settlement.schedule(7);
  settlement.schedule(7);
  await pass(delay);
  await pass(balanceNoticeDelay);
  expect(told).toEqual([...completed, ...balances]);
});

it('tells nothing after it was stopped', async () => {
  const { settlement, told, pass } = settling();
  settlement.schedule(7);
  await pass(delay);
  await settlement.stop();
  await pass(balanceNoticeDelay);
  expect(told).toEqual(completed);
});

it('schedules nothing when it is stopped in the middle of a settlement', async () => {
  const { settlement, told, pass } = settling();
  settlement.schedule(7);
  const settled = pass(delay);
  await settlement.stop();
  await settled;
  await pass(balanceNoticeDelay);
  expect(told).toEqual(completed);
});
