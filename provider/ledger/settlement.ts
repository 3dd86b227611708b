import type { Database } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { Environment } from '../environment.ts';
import { pendingSends, settleSend } from './transactions.ts';

/** The delay before a failed settlement is tried again, in milliseconds. */
const retryDelay = 5_000;

/** Settles sends a moment after they were created. */
export interface Settlement {
  /** Settles a send after the delay. */
  schedule(sendId: number): void;
  /** Settles at once every send that an earlier run left pending. */
  settlePending(): Promise<void>;
  /** Cancels the scheduled settlements and waits for those in progress. The next start settles the rest. */
  stop(): Promise<void>;
}

/**
 * Settlement with a delay in milliseconds. When a send is settled, it publishes to sender and recipient that the
 * transaction is completed and that the balance has changed.
 */
export function createSettlement(options: {
  database: Database;
  events: EventHub;
  environment: Environment;
  delay: number;
}): Settlement {
  const { database, events, environment, delay } = options;
  const { clock, log } = environment;
  const scheduled = new Set<() => void>();
  const inProgress = new Set<Promise<void>>();
  let stopped = false;

  const settle = async (sendId: number) => {
    const settled = await database.transaction((tx) => settleSend(tx, sendId, clock.now()));
    if (settled === undefined) return;
    const { assetType, participants } = settled;
    events.publish(participants, { type: 'transaction_update', data: { status: 'completed' } });
    events.publish(participants, { type: 'balance_update', data: { assetType } });
  };

  const trySettle = (sendId: number) =>
    settle(sendId).catch((error: unknown) => {
      log(`Transaction ${sendId} could not be settled yet`, error);
      settleAfter(retryDelay, sendId);
    });

  const settleAfter = (milliseconds: number, sendId: number) => {
    if (stopped) return;
    const cancel = clock.after(milliseconds, () => {
      scheduled.delete(cancel);
      const settling = trySettle(sendId).finally(() => inProgress.delete(settling));
      inProgress.add(settling);
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
      await Promise.all(inProgress);
    },
  };
}
