import type { TransactionStatus } from '#wallet/entities/receipt.ts';

import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { Environment } from '../environment.ts';
import type { AssetType } from './asset-types.ts';
import type { PendingTransactions } from './transactions.ts';

/**
 * The time between two sweeps in milliseconds. A sweep settles what is still pending after the delay: a settlement that
 * failed, or a transaction that was created although the answer to its commit was lost.
 */
const sweepInterval = 5_000;

/** The most transactions that a sweep reads at once. */
const batchSize = 100;

/** A transaction that came to its end. */
export interface Settled {
  status: Exclude<TransactionStatus, 'pending'>;
  /** The assets whose balances have changed. */
  assetTypes: readonly AssetType[];
  /** The ids of the people whose transaction it is. */
  participants: readonly number[];
}

/** How the pending transactions of a kind are found and settled. */
export interface SettlementRules {
  /** The ids of pending ones, the oldest first. */
  pending: (tx: Tx, which: PendingTransactions) => Promise<number[]>;
  /** The highest id of a pending one. */
  last: (tx: Tx) => Promise<number | undefined>;
  /** Settles one. Does nothing, and returns nothing, when it is settled already or must stay pending. */
  settle: (transactionId: number, at: Date) => Promise<Settled | undefined>;
}

/** Settles transactions after they were created. */
export interface Settlement {
  /** Settles a transaction after the delay. One that is settled already stays as it is. */
  schedule(transactionId: number): void;
  /** Settles a transaction now, if it can be. */
  settle(transactionId: number): Promise<void>;
  /** Fulfilled when the transaction is settled by this process, or after so many milliseconds. */
  settledWithin(transactionId: number, milliseconds: number): Promise<void>;
  /**
   * Starts the sweeps, and begins to settle the backlog: what an earlier run left pending. The inner promise is
   * fulfilled with its number, when it is settled.
   */
  start(): Promise<{ backlog: Promise<number> }>;
  /** Ends every wait for a transaction, so that the requests that wait can be answered. */
  release(): void;
  /** Cancels what is scheduled and waits for what is in progress. The next start settles the rest. */
  stop(): Promise<void>;
}

/**
 * Settlement with a delay in milliseconds. When a transaction is settled, it publishes to the participants what became
 * of it and which balances have changed.
 */
export function createSettlement(options: {
  database: Database;
  events: EventHub;
  environment: Environment;
  delay: number;
  rules: SettlementRules;
}): Settlement {
  const { database, events, environment, delay, rules } = options;
  const { clock, log } = environment;
  const scheduled = new Set<() => void>();
  const inProgress = new Set<Promise<unknown>>();
  const waiting = new Map<number, Set<() => void>>();
  let released = false;
  let stopped = false;

  /** Returns whether it has settled the transaction. */
  const settle = async (transactionId: number): Promise<boolean> => {
    const settled = await rules.settle(transactionId, clock.now());
    if (settled === undefined) return false;
    const { status, assetTypes, participants } = settled;
    events.publish(participants, { type: 'transaction_update', data: { status } });
    for (const assetType of assetTypes) {
      events.publish(participants, { type: 'balance_update', data: { assetType } });
    }
    for (const tell of waiting.get(transactionId) ?? []) tell();
    return true;
  };

  const trySettle = async (transactionId: number): Promise<'settled' | 'pending' | 'away'> => {
    try {
      return (await settle(transactionId)) ? 'settled' : 'pending';
    } catch (error) {
      const isAway = error instanceof DatabaseUnavailable;
      log(`Transaction ${transactionId} could not be settled yet`, isAway ? error.message : error);
      return isAway ? 'away' : 'pending';
    }
  };

  /** Settles batch by batch, so that requests have their turns between them. Returns how many it has settled. */
  const sweep = async (which: Omit<PendingTransactions, 'after' | 'limit'>): Promise<number> => {
    let count = 0;
    let after = 0;
    for (;;) {
      const batch = { ...which, after, limit: batchSize };
      const ids = await database.transaction((tx) => rules.pending(tx, batch));
      for (const id of ids) {
        const outcome = stopped ? 'away' : await trySettle(id);
        if (outcome === 'away') return count;
        if (outcome === 'settled') count += 1;
        after = id;
      }
      if (ids.length < batchSize) return count;
    }
  };

  const trySweep = (which: Omit<PendingTransactions, 'after' | 'limit'>) =>
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

  const release = () => {
    released = true;
    for (const waiters of waiting.values()) for (const tell of waiters) tell();
  };

  return {
    schedule: (transactionId) => runAfter(delay, () => trySettle(transactionId)),
    async settle(transactionId) {
      if (!stopped) await track(trySettle(transactionId));
    },
    settledWithin(transactionId, milliseconds) {
      if (released) return Promise.resolve();
      return new Promise((resolve) => {
        const tell = () => {
          cancel();
          waiters.delete(tell);
          if (waiters.size === 0) waiting.delete(transactionId);
          resolve();
        };
        const cancel = clock.after(milliseconds, tell);
        const waiters = waiting.get(transactionId) ?? new Set();
        waiting.set(transactionId, waiters.add(tell));
      });
    },
    async start() {
      sweepFromTimeToTime();
      const last = await database.transaction(rules.last, { repeatable: true });
      const backlog = last === undefined ? Promise.resolve(0) : track(trySweep({ upTo: last }));
      return { backlog };
    },
    release,
    async stop() {
      stopped = true;
      for (const cancel of scheduled) cancel();
      scheduled.clear();
      release();
      await Promise.all(inProgress);
    },
  };
}
