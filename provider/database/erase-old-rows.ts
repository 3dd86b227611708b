import * as z from 'zod/mini';

import { rowsOf } from '../operations/rows-of.ts';
import { sql } from './drizzle.ts';
import type { Database } from './tx.ts';

/**
 * Erases deleted and replaced rows from the files of an embedded database: after an update, the old row is still in the
 * table and the log. Requires exclusive use of the database.
 */
export async function eraseOldRows(database: Database): Promise<void> {
  // A vacuum cannot run in a transaction with other statements.
  await database.statement(async (tx) => {
    await tx.execute(sql`vacuum full`);
    // Otherwise a checkpoint recycles the log files without erasing them.
    await tx.execute(sql`set wal_recycle = off`);
    const [log] = await rowsOf(
      tx,
      sql`select count(*)::integer as files from pg_ls_waldir()`,
      z.object({ files: z.int() }),
    );
    // Each switch ends a log file and fills its remainder with zeros. An empty file is not ended, so a message is
    // written to it first.
    for (let ended = 0; ended < (log?.files ?? 0); ended += 1) {
      await tx.execute(sql`select pg_logical_emit_message(false, '', '')`);
      await tx.execute(sql`select pg_switch_wal()`);
    }
    await tx.execute(sql`checkpoint`);
    await tx.execute(sql`reset wal_recycle`);
  });
}
