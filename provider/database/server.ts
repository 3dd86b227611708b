import { setTimeout } from 'node:timers/promises';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';

import { DatabaseUnavailable } from './database-unavailable.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';
import { sqlState } from './sql-state.ts';
import type { Database } from './tx.ts';

/** The provider's advisory lock in its database. */
const lockKey = 7_310_211;

/** Serialisation failure and deadlock: the transaction was rolled back and may succeed when it runs again. */
const conflicts: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);
const attempts = 3;

/**
 * Connects to a Postgres server, version 14 or later.
 * @throws {DatabaseUnavailable} when it cannot be reached, or another provider runs on it: settlements, event streams
 *   and the sign-in throttle live in one process
 */
export async function connectServer(
  url: string,
  log: (problem: string, detail: unknown) => void,
): Promise<Database> {
  const release = await takeLock(url, log);
  const pool = new Pool({ connectionString: url });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => log('A database connection was lost', error));
  const close = async () => {
    await pool.end();
    await release();
  };
  try {
    const db = drizzle(pool, { schema });
    await migrate(db, { migrationsFolder });
    return {
      async transaction(work) {
        for (let attempt = 1; ; attempt += 1) {
          try {
            return await db.transaction(work);
          } catch (error) {
            if (attempt === attempts || !conflicts.has(sqlState(error))) throw error;
            // Gives the other transaction time to finish.
            await setTimeout(20 * attempt);
          }
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function takeLock(
  url: string,
  log: (problem: string, detail: unknown) => void,
): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, keepAlive: true });
  client.on('error', (error) => log('The database lock was lost', error));
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnavailable(
      `Cannot connect to the database of DATABASE_URL (${sqlState(error) ?? String(error)}). Check the address, and that the server runs.`,
      { cause: error },
    );
  }
  try {
    // The server may still hold the lock of a provider that was killed a moment ago.
    await client.query(`set lock_timeout = '3s'`);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
  } catch (error) {
    await client.end();
    if (sqlState(error) !== '55P03') throw error;
    throw new DatabaseUnavailable(
      'The database of DATABASE_URL is in use by another provider. Stop that one, or name another database.',
      { cause: error },
    );
  }
  return async () => {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    await client.end();
  };
}
