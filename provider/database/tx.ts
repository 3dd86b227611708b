import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** An open transaction of either driver. Required by every function that reads or writes. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/** Options of a transaction. */
export interface TransactionOptions {
  /** The queue lane of the transaction: lanes take turns. The provider's own work has no lane. */
  lane?: string;
  /** True if rerunning `work` after its commit gives the same result, as for a read. */
  repeatable?: boolean;
}

/** Notified of users whose events any process has committed; without ids, any user may have new events. */
export type EventListener = (userIds?: readonly number[]) => void;

/**
 * The provider's database. `work` may only use its own `tx`: the embedded database has one session, so a nested
 * transaction would deadlock.
 */
export interface Database {
  /**
   * Runs `work` in a transaction, which is rolled back when it throws. Its published events are committed with it
   * (`events/outbox.ts`). After a conflict or a lost connection `work` is retried, except when the answer to the commit
   * was lost and the work is not repeatable.
   * @throws {DatabaseUnavailable} if the database cannot be reached or takes too long. After a lost answer to the
   *   commit the work may be done.
   * @throws {Overloaded} if too many transactions of the lane wait already
   */
  transaction: <Result>(
    work: (tx: Tx) => Promise<Result>,
    options?: TransactionOptions,
  ) => Promise<Result>;
  /**
   * Runs work whose statements each form their own transaction, such as a read or one function of the database. This
   * saves the round trips of begin and commit. Otherwise equal to `transaction`.
   */
  statement: Database['transaction'];
  /** Runs work, such as a start, that only one process of this database may do at a time. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Sets the listener for committed events. */
  onEvents(listener: EventListener): void;
  /** Sets the listener for each transaction's wait for its turn, in milliseconds. */
  onWait(listener: (milliseconds: number) => void): void;
  /** True if changes can be stored now, as far as this process knows. Reading always works. */
  canWrite(): boolean;
  /** The number of connections by state; empty for the embedded database. */
  connections(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}
