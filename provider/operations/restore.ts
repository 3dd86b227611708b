import { setImmediate } from 'node:timers/promises';

import type { KeyRing } from '../accounts/secret-key.ts';
import { readMigrationFiles, sql } from '../database/drizzle.ts';
import { migrationsFolder } from '../database/migrations-folder.ts';
import type { Tx } from '../database/tx.ts';
import { sqlState } from '../database/sql-state.ts';
import { auditIn } from './audit.ts';
import type { BackupUnlock } from './backup-encryption.ts';
import { readBackup, verifyBackup, type BackupContents } from './backup-file.ts';
import { BackupProblem } from './backup-problem.ts';
import {
  foreignKeysOf,
  migrationOf,
  named,
  tablesOf,
  writeExactText,
  valuesOfRow,
  type Table,
} from './catalogue.ts';

/** Approximate size of an insert, in characters. */
const batchCharacters = 1_000_000;

/**
 * Verifies a complete backup file before anything is changed.
 * @throws {BackupProblem} if the file is damaged, cannot be decrypted, or was written by another version. Restore an
 *   older backup with its own version; this version then migrates the database when it starts.
 */
export async function checkBackup(file: string, unlock?: BackupUnlock): Promise<BackupContents> {
  const contents = await verifyBackup(file, unlock);
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const newest = Math.max(...known);
  if (contents.migration > newest) {
    throw new BackupProblem(
      `${file} was made by a newer version of the provider. Restore it with that version.`,
    );
  }
  if (contents.migration < newest) {
    throw new BackupProblem(
      `${file} was made by an earlier version of the provider. Restore it with that version, then start this one.`,
    );
  }
  return contents;
}

/**
 * Replaces the database's content by a backup, without its sessions. The transaction must be new, and must be rolled
 * back if this fails; then nothing has changed. Other transactions wait meanwhile. The audit uses the key if there is
 * one.
 * @throws {BackupProblem} if the file is damaged or has other tables, or the audit finds faults in its content
 */
export async function restoreInto(
  tx: Tx,
  { file, unlock, key }: { file: string; unlock?: BackupUnlock; key: KeyRing | undefined },
): Promise<void> {
  await writeExactText(tx);
  const tables = await tablesOf(tx);
  // The sessions table is locked first, in a separate statement: requests that have read their session can finish,
  // and no new requests start.
  for (const { name } of tables) await tx.execute(sql`lock table ${named(name)}`);
  const foreignKeys = await foreignKeysOf(tx);
  // Rows also refer to each other within a table, so no order of insertion satisfies the foreign keys.
  for (const { table, name } of foreignKeys) {
    await tx.execute(sql`alter table ${named(table)} drop constraint ${named(name)}`);
  }
  // The ledger's triggers validate single changes, so they are disabled here. The audit below checks the same
  // invariants.
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${named(name)} disable trigger user`);
  }
  const all = tables.map(({ name }) => named(name));
  await tx.execute(sql`truncate ${sql.join(all, sql`, `)}`);

  await insertAll(tx, { file, unlock }, tables);
  // Sessions and codes that ended after the backup must not become valid again.
  for (const name of ['sessions', 'push_subscriptions', 'password_resets']) {
    await tx.execute(sql`truncate ${named(name)}`);
  }

  for (const { table, name, definition } of foreignKeys) {
    await tx.execute(
      sql`alter table ${named(table)} add constraint ${named(name)} ${sql.raw(definition)}`,
    );
  }
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${named(name)} enable trigger user`);
  }
  const findings = await auditIn(tx, key);
  if (findings.length > 0) {
    throw new BackupProblem(
      [`The audit found faults in the content of ${file}. Nothing was restored.`, ...findings].join(
        '\n',
      ),
    );
  }
}

async function insertAll(
  tx: Tx,
  { file, unlock }: { file: string; unlock: BackupUnlock | undefined },
  tables: readonly Table[],
): Promise<void> {
  let table: Table | undefined;
  let rows: string[] = [];
  let characters = 0;
  const insert = async () => {
    if (table === undefined || rows.length === 0) return;
    const columns = table.columns.map(({ name }) => named(name));
    const inserted = tx.execute(
      sql`insert into ${named(table.name)} (${sql.join(columns, sql`, `)}) overriding system value
        select ${valuesOfRow(table.columns)} from json_array_elements(${`[${rows.join(',')}]`}::text::json) as line`,
    );
    await inserted.catch((error: unknown) => {
      const state = sqlState(error) ?? '';
      if (!/^2[23]/.test(state)) throw error;
      throw new BackupProblem(
        `The content of ${file} violates a constraint of ${table?.name} (${state}). Nothing was restored.`,
        { cause: error },
      );
    });
    rows = [];
    characters = 0;
    // The embedded database runs on this thread, which must also answer waiting requests.
    await setImmediate();
  };
  for await (const part of readBackup(file, unlock)) {
    switch (part.kind) {
      case 'header':
        await requireSameTables(tx, part.contents, tables);
        await continueNumbers(tx, part.contents);
        break;
      case 'table':
        await insert();
        table = tables.find(({ name }) => name === part.table);
        break;
      case 'row':
        rows.push(part.row);
        characters += part.row.length;
        if (characters > batchCharacters) await insert();
        break;
    }
  }
  await insert();
}

async function requireSameTables(
  tx: Tx,
  contents: BackupContents,
  tables: readonly Table[],
): Promise<void> {
  const own = tables.map(({ name, columns }) => [name, ...columns.map((column) => column.name)]);
  const theirs = contents.tables.map(({ name, columns }) => [name, ...columns]);
  const isSame =
    contents.migration === (await migrationOf(tx)) &&
    JSON.stringify(own) === JSON.stringify(theirs);
  if (!isSame) {
    throw new BackupProblem(
      'The backup has other tables than this database. Nothing was restored.',
    );
  }
}

/** Continues the id sequences of the backup, so that no number is used twice. Rolled back with everything else. */
async function continueNumbers(tx: Tx, { tables }: BackupContents): Promise<void> {
  for (const { name, next } of tables) {
    for (const [column, number] of Object.entries(next)) {
      if (!/^\d+$/.test(number))
        throw new BackupProblem('The backup contains an invalid sequence number.');
      await tx.execute(
        sql`alter table ${named(name)} alter column ${named(column)} restart with ${sql.raw(number)}`,
      );
    }
  }
}
