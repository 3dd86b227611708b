import * as z from 'zod/mini';

import { sql } from '../database/drizzle.ts';
import type { Tx } from '../database/tx.ts';
import type { BackupContents, BackupPart } from './backup-file.ts';
import {
  migrationOf,
  named,
  tablesOf,
  textOfRow,
  writeExactText,
  type Table,
} from './catalogue.ts';
import { rowsOf } from './rows-of.ts';

/** Number of rows read at once: few if a row may have megabytes. */
const batchSize = { small: 500, large: 8 } as const;

/**
 * A consistent snapshot of the database. The transaction must be new, because its snapshot begins here. Reading blocks
 * no other work on a Postgres server; on the embedded database, other work waits.
 */
export async function* backupOf(tx: Tx, at: Date): AsyncGenerator<BackupPart> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
  await writeExactText(tx);
  const tables = await tablesOf(tx);
  // Locked first: a restore's truncate is visible in every snapshot and would empty tables that are not read yet.
  const names = tables.map(({ name }) => named(name));
  await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in access share mode`);
  const described: BackupContents['tables'] = [];
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name);
    described.push({ name: table.name, columns, next: await nextNumbersOf(tx, table) });
  }
  yield {
    kind: 'header',
    contents: {
      migration: await migrationOf(tx),
      madeAt: at.toISOString(),
      tables: described,
    },
  };
  for (const table of tables) {
    yield { kind: 'table', table: table.name };
    for await (const row of rowsOfTable(tx, table)) yield { kind: 'row', row };
  }
}

async function* rowsOfTable(tx: Tx, { name, columns }: Table): AsyncGenerator<string> {
  const size = columns.some(({ type }) => type === 'bytea') ? batchSize.large : batchSize.small;
  await tx.execute(
    sql`declare backup no scroll cursor for select ${textOfRow(columns)} as row from ${named(name)}`,
  );
  for (;;) {
    const rows = await rowsOf(
      tx,
      sql`fetch ${sql.raw(String(size))} from backup`,
      z.object({ row: z.string() }),
    );
    for (const { row } of rows) yield row;
    if (rows.length < size) break;
  }
  await tx.execute(sql`close backup`);
}

/** The next number of each identity column. It may skip numbers after the last row. */
async function nextNumbersOf(tx: Tx, { columns }: Table): Promise<Record<string, string>> {
  const numbers: Record<string, string> = {};
  for (const { name, sequence } of columns) {
    if (sequence === null) continue;
    const [row] = await rowsOf(
      tx,
      sql`select (last_value + is_called::integer)::text as next from ${sql.raw(sequence)}`,
      z.object({ next: z.string() }),
    );
    if (row !== undefined) numbers[name] = row.next;
  }
  return numbers;
}
