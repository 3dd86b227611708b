import type { Database } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { Surroundings } from '../surroundings.ts';
import { pendingSends, settleSend } from './transactions.ts';

/** How long a settlement that failed waits for its next try, in milliseconds. */
const retryDelay = 5_000;

/** Settles sends a moment after they were created. */
export interface Settlement {
  /** Settles a send after the delay. */
  schedule(sendId: number): void;
  /** Settles at once what an earlier run left unsettled. */
  settlePending(): Promise<void>;
  /** Cancels what is scheduled, which the next start settles, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Settlement with a delay in milliseconds. It tells both sides through their event streams. */
export function createSettlement(options: {
  database: Database;
  events: EventHub;
  surroundings: Surroundings;
  delay: number;
}): Settlement {
  const { database, events, surroundings, delay } = options;
  const scheduled = new Set<() => void>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const settle = async (sendId: number) => {
    const settled = await database.transaction((tx) => settleSend(tx, sendId, surroundings.now()));
    if (settled === undefined) return;
    const { assetType, senderId, recipientId } = settled;
    for (const userId of [senderId, recipientId]) {
      if (userId === undefined) continue;
      events.publish(userId, { type: 'transaction_update', data: { status: 'completed' } });
      events.publish(userId, { type: 'balance_update', data: { assetType } });
    }
  };

  const trySettle = (sendId: number) =>
    settle(sendId).catch((error: unknown) => {
      surroundings.log(`Transaction ${sendId} could not be settled yet`, error);
      settleAfter(retryDelay, sendId);
    });

  const settleAfter = (milliseconds: number, sendId: number) => {
    if (stopped) return;
    const cancel = surroundings.after(milliseconds, () => {
      scheduled.delete(cancel);
      const settling = trySettle(sendId).finally(() => underWay.delete(settling));
      underWay.add(settling);
    });
    scheduled.add(cancel);
  };

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
