import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

import type * as schema from './schema.ts';

/** An open transaction of either driver. Everything that reads or writes takes one, and nothing else. */
export type Tx = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/**
 * The provider's database. Inside `work` only its `tx` may be used: on the embedded database, which has one session, a
 * second transaction opened in there would wait for the first for good.
 */
export interface Database {
  /** Runs `work` in a transaction, undone when it throws. It may run again after a conflict with another one. */
  transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  close(): Promise<void>;
}
