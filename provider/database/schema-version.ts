import * as z from 'zod/mini';

import { DatabaseUnavailable } from './database-unavailable.ts';
import { readMigrationFiles, type SQL, sql } from './drizzle.ts';
import { migrationsFolder } from './migrations-folder.ts';

const Rows = z.object({ rows: z.array(z.looseObject({ found: z.unknown() })) });

/**
 * Refuses a database that a newer version has migrated: older code would write rows that break the newer schema's
 * rules.
 * @throws {DatabaseUnavailable} if the database has a migration that this code does not know
 */
export async function refuseNewerSchema(execute: (query: SQL) => Promise<unknown>): Promise<void> {
  const read = async (query: SQL) => Rows.parse(await execute(query)).rows[0]?.found;
  const table = sql.raw('drizzle.__drizzle_migrations');
  if (!(await read(sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`))) return;
  const newest = Number(await read(sql`select max(created_at)::text as found from ${table}`));
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if (newest > Math.max(...known)) {
    throw new DatabaseUnavailable(
      'The database was made by a newer version of the provider. Start that version, or use another database.',
    );
  }
}
