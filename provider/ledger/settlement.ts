import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { Environment } from '../environment.ts';
import { lastPendingSend, pendingSends, settleSend, type PendingSends } from './transactions.ts';

/**
 * The time between two sweeps in milliseconds. A sweep settles what is still pending after the delay: a settlement that
 * failed, or a send that was created although the answer to its commit was lost.
 */
const sweepInterval = 5_000;

/** The most sends that a sweep reads at once. */
const batchSize = 100;

/** Settles sends a moment after they were created. */
export interface Settlement {
  /** Settles a send after the delay. A send that is settled already stays as it is. */
  schedule(sendId: number): void;
  /**
   * Starts the sweeps, and begins to settle the backlog: the sends that an earlier run left pending. The inner promise
   * is fulfilled with their number, when they are settled.
   */
  start(): Promise<{ backlog: Promise<number> }>;
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
  const inProgress = new Set<Promise<unknown>>();
  let stopped = false;

  const settle = async (sendId: number) => {
    const settled = await database.transaction((tx) => settleSend(tx, sendId, clock.now()));
    if (settled === undefined) return;
    const { assetType, participants } = settled;
    events.publish(participants, { type: 'transaction_update', data: { status: 'completed' } });
    events.publish(participants, { type: 'balance_update', data: { assetType } });
  };

  /** Returns whether the database can be used. */
  const trySettle = async (sendId: number): Promise<boolean> => {
    try {
      await settle(sendId);
      return true;
    } catch (error) {
      const isAway = error instanceof DatabaseUnavailable;
      log(`Transaction ${sendId} could not be settled yet`, isAway ? error.message : error);
      return !isAway;
    }
  };

  /** Settles batch by batch, so that requests have their turns between them. Returns how many sends it tried. */
  const sweep = async (which: Omit<PendingSends, 'after' | 'limit'>): Promise<number> => {
    let count = 0;
    let after = 0;
    for (;;) {
      const batch = { ...which, after, limit: batchSize };
      const sendIds = await database.transaction((tx) => pendingSends(tx, batch));
      for (const sendId of sendIds) {
        if (stopped || !(await trySettle(sendId))) return count;
        count += 1;
        after = sendId;
      }
      if (sendIds.length < batchSize) return count;
    }
  };

  const trySweep = (which: Omit<PendingSends, 'after' | 'limit'>) =>
    sweep(which).catch((error: unknown) => {
      const isAway = error instanceof DatabaseUnavailable;
      log('The pending transactions could not be read', isAway ? error.message : error);
      return 0;
    });

  const track = <Result>(work: Promise<Result>): Promise<Result> => {
    const tracked = work.finally(() => inProgress.delete(tracked));
    inProgress.add(tracked);
    return tracked;
  };

  const runAfter = (milliseconds: number, work: () => Promise<unknown>) => {
    if (stopped) return;
    const cancel = clock.after(milliseconds, () => {
      scheduled.delete(cancel);
      void track(work());
    });
    scheduled.add(cancel);
  };

  const sweepFromTimeToTime = () => {
    runAfter(sweepInterval, async () => {
      await trySweep({ createdBy: new Date(clock.now().getTime() - delay) });
      sweepFromTimeToTime();
    });
  };

  return {
    schedule: (sendId) => runAfter(delay, () => trySettle(sendId)),
    async start() {
      sweepFromTimeToTime();
      const last = await database.transaction(lastPendingSend, { repeatable: true });
      const backlog = last === undefined ? Promise.resolve(0) : track(trySweep({ upTo: last }));
      return { backlog };
    },
    async stop() {
      stopped = true;
      for (const cancel of scheduled) cancel();
      scheduled.clear();
      await Promise.all(inProgress);
    },
  };
}
