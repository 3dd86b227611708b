import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** An open transaction of either driver. Every function that reads or writes takes one. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/** How a transaction runs. */
export interface TransactionOptions {
  /** For whom it runs: lanes take turns. Only the provider's own work has none. */
  lane?: string;
  /** Whether `work` has the same result when it runs again after its commit, as a read has. */
  repeatable?: boolean;
}

/** Hears of users whose events were committed, by any process; without ids, they may be anybody's. */
export type EventListener = (userIds?: readonly number[]) => void;

/**
 * The provider's database. `work` may use its `tx` only: the embedded database has one session, so a second transaction
 * inside the first would wait for it forever.
 */
export interface Database {
  /**
   * Runs `work` in a transaction, which is rolled back when it throws. The events that it has published are
   * committed with it (`events/outbox.ts`). After a conflict or a lost connection it runs `work` again, but not
   * when the answer to the commit was lost, unless the work is repeatable.
   * @throws {DatabaseUnavailable} when the database cannot be reached or takes too long. After a lost answer to the
   *   commit the work may be done.
   * @throws {Overloaded} when too many transactions of the lane wait already
   */
  transaction: <Result>(
    work: (tx: Tx) => Promise<Result>,
    options?: TransactionOptions,
  ) => Promise<Result>;
  /**
   * Runs work whose statements are transactions of their own, such as a read, or one function of the database: each
   * takes one round trip, without those of a beginning and a commit. Otherwise it is as a transaction.
   */
  statement: Database['transaction'];
  /** Runs work that no other process of this database may do at the same time, as a start is. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Sets who hears of committed events. */
  onEvents(listener: EventListener): void;
  /** Sets who hears how long each transaction has waited for its turn, in milliseconds. */
  onWait(listener: (milliseconds: number) => void): void;
  /** Whether changes can be stored now, as far as this process knows. Reading works in any case. */
  canWrite(): boolean;
  /** The numbers of its connections by state. The embedded database has none. */
  connections(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}
