import type { Client } from 'pg';

import { DatabaseUnavailable } from './database-unavailable.ts';
import { sqlState } from './sql-state.ts';

/** Maximum wait for a lock. */
const maxWait = '60s';

/**
 * Takes an advisory lock, which the end of the connection releases.
 * @throws {DatabaseUnavailable} with the given message if another connection holds the lock for a minute
 */
export async function takeLock(client: Client, key: number, refusal: string): Promise<void> {
  await client.query(`set lock_timeout = '${maxWait}'`);
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
  } catch (error) {
    throw sqlState(error) === '55P03' ? new DatabaseUnavailable(refusal, { cause: error }) : error;
  }
}
