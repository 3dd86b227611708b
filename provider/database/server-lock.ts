import { Client } from 'pg';

import type { Environment } from '../environment.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { sqlState } from './sql-state.ts';

/** The provider's advisory lock in its database. */
const lockKey = 7_310_211;

/** The time between two tries to take a lost lock again, in milliseconds. */
const retryInterval = 1_000;

/** The lock that keeps a second provider off a database. */
export interface HeldLock {
  /** @throws {DatabaseUnavailable} when the lock was lost and another provider has it now */
  requireIt(): void;
  release(): Promise<void>;
}

/** Another provider has the lock. */
class InUse extends DatabaseUnavailable {}

/**
 * Takes the lock of a database, and takes it again when its connection is lost. Between the two the provider goes on,
 * because the database itself protects the data: it stops only when another provider has the lock.
 * @throws {DatabaseUnavailable} when the database cannot be reached, or another provider has the lock
 */
export async function holdLock(
  url: string,
  { clock, log }: Pick<Environment, 'clock' | 'log'>,
): Promise<HeldLock> {
  let released = false;
  let inUse: InUse | undefined;
  let client: Client | undefined;
  let taking: Promise<void> | undefined;
  let cancelRetry = () => {};

  const take = async () => {
    const taken = await takeLock(url);
    inUse = undefined;
    client = taken;
    // A loss is reported as an error, an end, or both.
    let isLost = false;
    const retake = () => {
      if (isLost) return;
      isLost = true;
      client = undefined;
      if (released) return;
      log('The database lock was lost', 'It is taken again.');
      startTaking();
    };
    taken.on('error', retake);
    taken.on('end', retake);
  };

  const startTaking = () => {
    taking = take().catch((error: unknown) => {
      if (error instanceof InUse) inUse = error;
      log('The database lock could not be taken again yet', sqlState(error) ?? String(error));
      if (!released) cancelRetry = clock.after(retryInterval, startTaking);
    });
  };

  await take();
  return {
    requireIt() {
      if (inUse !== undefined) throw inUse;
    },
    async release() {
      released = true;
      cancelRetry();
      await taking;
      // The loss of the connection would have released it too.
      await client?.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
      await client?.end();
    },
  };
}

async function takeLock(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // Without a listener a loss would end the process. The queries below report it too.
  client.on('error', () => undefined);
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
    return client;
  } catch (error) {
    await client.end();
    if (sqlState(error) !== '55P03') throw error;
    throw new InUse(
      'The database of DATABASE_URL is in use by another provider. Stop that one, or name another database.',
      { cause: error },
    );
  }
}
