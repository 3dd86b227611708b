import * as z from 'zod/mini';

import { rowsOf } from '../operations/rows-of.ts';
import { sql } from './drizzle.ts';
import type { Database } from './tx.ts';

/**
 * Removes from the files of an embedded database what was changed or deleted: an update leaves the former row in its
 * table and in the log. Call it while nothing else uses the database.
 */
export async function eraseOldRows(database: Database): Promise<void> {
  // None of these statements can run in a transaction with others.
  await database.statement(async (tx) => {
    await tx.execute(sql`vacuum full`);
    // Otherwise a checkpoint keeps the files of the log to be written again.
    await tx.execute(sql`set wal_recycle = off`);
    const [log] = await rowsOf(
      tx,
      sql`select count(*)::integer as files from pg_ls_waldir()`,
      z.object({ files: z.int() }),
    );
    // Each switch ends a file of the log, and fills its rest with zeros. An empty file is not ended.
    for (let ended = 0; ended < (log?.files ?? 0); ended += 1) {
      await tx.execute(sql`select pg_logical_emit_message(false, '', '')`);
      await tx.execute(sql`select pg_switch_wal()`);
    }
    await tx.execute(sql`checkpoint`);
    await tx.execute(sql`reset wal_recycle`);
  });
}
