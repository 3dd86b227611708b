import { Client } from 'pg';
import * as z from 'zod/mini';

import { takeLock } from '../database/advisory-lock.ts';
import { connectClient } from '../database/connect-client.ts';
import type { Environment } from '../environment.ts';

/**
 * A restore of a Postgres server happens between the requests of all its providers. Each provider shares an advisory
 * lock, which the restore wants alone. On its call a provider lets its requests end, gives up the lock, and waits for
 * it again.
 */
const lockKey = 7_310_214;
const channel = 'superwallet_restore';

/** The time between two tries to connect, and between two calls, in milliseconds. */
const retryInterval = 1_000;

const Taken = z.object({ rows: z.tuple([z.object({ taken: z.boolean() })]) });

/** Shares the lock of a database, and runs `pause` around each time that it must be given up. */
export async function allowRestores(
  url: string,
  { clock }: Pick<Environment, 'clock'>,
  pause: (untilRestored: () => Promise<unknown>) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  let client: Client | undefined;
  let connecting: Promise<void> = Promise.resolve();
  let cancelRetry = () => {};
  let closed = false;

  const connect = async () => {
    const connected = new Client({ connectionString: url, keepAlive: true });
    client = connected;
    let isLost = false;
    const lose = () => {
      if (isLost || closed) return;
      isLost = true;
      cancelRetry = clock.after(retryInterval, start);
    };
    connected.on('error', lose);
    connected.on('end', lose);
    let isPaused = false;
    const wait = async () => {
      if (isPaused) return;
      isPaused = true;
      // A lost connection ends the wait: the next one finds out whether the restore still runs.
      await pause(async () => {
        await connected.query('select pg_advisory_unlock_shared($1)', [lockKey]);
        await connected.query('select pg_advisory_lock_shared($1)', [lockKey]);
      }).catch(lose);
      isPaused = false;
    };
    connected.on('notification', () => void wait());
    try {
      await connected.connect();
      await connected.query(`listen ${channel}`);
      const tried = await connected.query('select pg_try_advisory_lock_shared($1) as taken', [
        lockKey,
      ]);
      if (!Taken.parse(tried).rows[0].taken) void wait();
    } catch {
      // The database is away, which the log says already.
      await connected.end().catch(() => undefined);
      lose();
    }
  };
  const start = () => {
    connecting = connect();
  };

  start();
  await connecting;
  return {
    async close() {
      closed = true;
      cancelRetry();
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}

/**
 * Runs work while no provider of a database answers a request.
 * @throws {DatabaseUnavailable} when one does not pause
 */
export async function whileProvidersPause<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = await connectClient(url);
  const caller = await connectClient(url);
  // The call comes when the lock is asked for already: a provider that waits for it again then stands behind it.
  const calling = setInterval(() => {
    caller.query('select pg_notify($1, $2)', [channel, '']).catch(() => undefined);
  }, retryInterval / 4);
  try {
    await takeLock(
      holder,
      lockKey,
      'A provider on the database of DATABASE_URL did not pause for a minute. Stop it, and restore again. Nothing was restored.',
    );
    clearInterval(calling);
    return await work();
  } finally {
    clearInterval(calling);
    // The end of the connection releases the lock.
    for (const client of [holder, caller]) await client.end().catch(() => undefined);
  }
}
