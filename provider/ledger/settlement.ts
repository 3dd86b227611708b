import { DatabaseUnavailable, withoutDetails } from '../database/database-unavailable.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { createSweeper } from '../sweeper.ts';
import { createTimers } from '../timers.ts';
import type { PendingTransactions } from './transactions.ts';

/**
 * The sweep interval in milliseconds. A sweep settles transactions that are still pending after the delay because their
 * settlement failed, or the answer to their commit was lost.
 */
const sweepInterval = 5_000;

/** Maximum number of transactions read at once. */
const pageSize = 100;

/** Log message of a failed sweep. */
const unread = 'The pending transactions could not be read';

/** Finds and settles the pending transactions of a kind. */
export interface SettlementRules {
  /** The pending ids, oldest first. */
  pending: (tx: Tx, which: PendingTransactions) => Promise<number[]>;
  /** The highest pending id. */
  last: (tx: Tx) => Promise<number | undefined>;
  /** Maximum number of transactions settled at once. */
  batch: number;
  /** Settles the given transactions. Returns the number settled: some may be settled already or must stay pending. */
  settle: (transactionIds: readonly number[], at: Date) => Promise<number>;
}

/** Settles transactions after they were created. */
export interface Settlement {
  /** Settles a transaction after the delay. A settled transaction is not changed. */
  schedule(transactionId: number): void;
  /** Settles a transaction now, if possible. */
  settle(transactionId: number): Promise<void>;
  /**
   * Starts the sweeps, and settles the pending transactions of an earlier run in the background. The inner promise
   * resolves with their number once they are settled.
   */
  start(): Promise<{ backlog: Promise<number> }>;
  /** Cancels scheduled settlements and waits for those in progress. The next start settles the rest. */
  stop(): Promise<void>;
}

/** Settlement with a delay in milliseconds. Several processes may settle: row locks assign each transaction to one. */
export function createSettlement(options: {
  database: Database;
  environment: Environment;
  delay: number;
  rules: SettlementRules;
}): Settlement {
  const { database, environment, delay, rules } = options;
  const { clock, log } = environment;
  const timers = createTimers(clock);
  const inProgress = new Set<Promise<unknown>>();
  const due = new Set<number>();
  let settling: Promise<unknown> = Promise.resolve();

  /** Settles a batch. After a failure, settles each transaction alone, so that a faulty one does not block the rest. */
  const trySettle = async (ids: readonly number[]): Promise<{ count: number; isAway: boolean }> => {
    try {
      return { count: await rules.settle(ids, clock.now()), isAway: false };
    } catch (error) {
      const isAway = error instanceof DatabaseUnavailable;
      if (isAway || ids.length === 1) {
        const which = ids.length === 1 ? `Transaction ${ids[0]}` : `${ids.length} transactions`;
        log(`${which} could not be settled yet`, withoutDetails(error));
        return { count: 0, isAway };
      }
      return settleEach(ids.map((id) => [id]));
    }
  };

  const settleEach = async (batches: readonly (readonly number[])[]) => {
    let count = 0;
    for (const batch of batches) {
      if (sweeper.isStopped()) return { count, isAway: true };
      const settled = await trySettle(batch);
      count += settled.count;
      if (settled.isAway) return { count, isAway: true };
    }
    return { count, isAway: false };
  };

  const inBatches = (ids: readonly number[]) =>
    Array.from({ length: Math.ceil(ids.length / rules.batch) }, (_, index) =>
      ids.slice(index * rules.batch, (index + 1) * rules.batch),
    );

  /** Settles page by page, so that requests run in between. Returns the number of settled transactions. */
  const sweep = async (which: Omit<PendingTransactions, 'after' | 'limit'>): Promise<number> => {
    let count = 0;
    let after = 0;
    for (;;) {
      const page = { ...which, after, limit: pageSize };
      const ids = await database.transaction((tx) => rules.pending(tx, page));
      const settled = await settleEach(inBatches(ids));
      count += settled.count;
      if (settled.isAway || ids.length < pageSize) return count;
      after = ids.at(-1) ?? after;
    }
  };

  /** Settles all due transactions together. */
  const settleDue = async () => {
    const ids = [...due];
    due.clear();
    await settleEach(inBatches(ids));
  };

  const sweeper = createSweeper({
    environment,
    interval: sweepInterval,
    problem: unread,
    sweep: () => sweep({ createdBy: new Date(clock.now().getTime() - delay) }),
  });

  const track = <Result>(work: Promise<Result>): Promise<Result> => {
    const tracked = work.finally(() => inProgress.delete(tracked));
    inProgress.add(tracked);
    return tracked;
  };

  return {
    schedule(transactionId) {
      timers.after(delay, () => {
        due.add(transactionId);
        // Simultaneously due transactions are settled together; later ones wait for that batch.
        settling = settling.then(settleDue);
      });
    },
    async settle(transactionId) {
      if (!sweeper.isStopped()) await track(trySettle([transactionId]));
    },
    async start() {
      sweeper.start();
      const last = await database.transaction(rules.last, { repeatable: true });
      if (last === undefined) return { backlog: Promise.resolve(0) };
      const settled = sweep({ upTo: last }).catch((error: unknown) => {
        log(unread, withoutDetails(error));
        return 0;
      });
      return { backlog: track(settled) };
    },
    async stop() {
      timers.end();
      await Promise.all([sweeper.stop(), settling, ...inProgress]);
    },
  };
}
