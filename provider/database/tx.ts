import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

import type * as schema from './schema.ts';

/** An open transaction of either driver. Every function that reads or writes takes one. */
export type Tx = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/**
 * The provider's database. `work` may use its `tx` only: the embedded database has one session, so a second transaction
 * inside the first would wait for it forever.
 */
export interface Database {
  /** Runs `work` in a transaction, which is rolled back when it throws. After a conflict it runs `work` again. */
  transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  close(): Promise<void>;
}
