import type { Database } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { Environment } from '../environment.ts';
import { pendingSends, settleSend } from './transactions.ts';

/** How long a settlement that failed waits for its next try, in milliseconds. */
const retryDelay = 5_000;

/**
 * How long after a send is completed its new balance is told, in milliseconds. The wallet shows one notice at a time,
 * each for so long (core §9): told at once, the balance would take the place of the completion before it is read.
 */
export const balanceNoticeDelay = 5_000;

/** Settles sends a moment after they were created. */
export interface Settlement {
  /** Settles a send after the delay. */
  schedule(sendId: number): void;
  /** Settles at once what an earlier run left unsettled. */
  settlePending(): Promise<void>;
  /** Cancels what is scheduled, of which the next start settles the sends, and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Settlement with a delay in milliseconds. It tells both sides through their event streams: that the send is completed,
 * and a notice's time later that the balance is another.
 */
export function createSettlement(options: {
  database: Database;
  events: EventHub;
  environment: Environment;
  delay: number;
}): Settlement {
  const { database, events, environment, delay } = options;
  const scheduled = new Set<() => void>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  /** Does it so much later, unless everything has stopped by then. */
  const later = (milliseconds: number, work: () => void) => {
    if (stopped) return;
    const cancel = environment.after(milliseconds, () => {
      scheduled.delete(cancel);
      work();
    });
    scheduled.add(cancel);
  };

  const settle = async (sendId: number) => {
    const settled = await database.transaction((tx) => settleSend(tx, sendId, environment.now()));
    if (settled === undefined) return;
    const { assetType, senderId, recipientId } = settled;
    const people = [senderId, recipientId].filter((userId) => userId !== undefined);
    for (const userId of people) {
      events.publish(userId, { type: 'transaction_update', data: { status: 'completed' } });
    }
    later(balanceNoticeDelay, () => {
      for (const userId of people) {
        events.publish(userId, { type: 'balance_update', data: { assetType } });
      }
    });
  };

  const trySettle = (sendId: number) =>
    settle(sendId).catch((error: unknown) => {
      environment.log(`Transaction ${sendId} could not be settled yet`, error);
      settleAfter(retryDelay, sendId);
    });

  const settleAfter = (milliseconds: number, sendId: number) =>
    later(milliseconds, () => {
      const settling = trySettle(sendId).finally(() => underWay.delete(settling));
      underWay.add(settling);
    });

  return {
    schedule: (sendId) => settleAfter(delay, sendId),
    async settlePending() {
      for (const sendId of await database.transaction(pendingSends)) await trySettle(sendId);
    },
    async stop() {
      stopped = true;
      for (const cancel of scheduled) cancel();
      scheduled.clear();
      await Promise.all(underWay);
    },
  };
}
