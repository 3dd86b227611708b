import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

import type * as schema from './schema.ts';

/** An open transaction of either driver. Every function that reads or writes takes one. */
export type Tx = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/** How a transaction runs. */
export interface TransactionOptions {
  /** For whom it runs: lanes take turns. Only the provider's own work has none. */
  lane?: string;
  /** Whether `work` has the same result when it runs again after its commit, as a read has. */
  repeatable?: boolean;
}

/**
 * The provider's database. `work` may use its `tx` only: the embedded database has one session, so a second transaction
 * inside the first would wait for it forever.
 */
export interface Database {
  /**
   * Runs `work` in a transaction, which is rolled back when it throws. After a conflict or a lost connection it runs
   * `work` again, but not when the answer to the commit was lost, unless the work is repeatable.
   * @throws {DatabaseUnavailable} when the database cannot be reached or takes too long. After a lost answer to the
   *   commit the work may be done.
   * @throws {HttpError} 429 when too many transactions of the lane wait already
   */
  transaction: <Result>(
    work: (tx: Tx) => Promise<Result>,
    options?: TransactionOptions,
  ) => Promise<Result>;
  close(): Promise<void>;
}
