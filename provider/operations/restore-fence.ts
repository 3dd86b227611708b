import type { Client } from 'pg';
import * as z from 'zod/mini';

import { takeLock } from '../database/advisory-lock.ts';
import { connectClient } from '../database/connect-client.ts';
import { keepListening, type Listening } from '../database/keep-listening.ts';
import type { Environment } from '../environment.ts';

/**
 * A restore of a Postgres server runs between the requests of all its providers. Each provider holds a shared advisory
 * lock, which the restore needs exclusively. On request, a provider finishes its requests, releases the lock, and waits
 * to acquire it again.
 */
const lockKey = 7_310_214;
const channel = 'superwallet_restore';

/** The interval between two requests to pause, in milliseconds. */
const callInterval = 250;

const Taken = z.object({ rows: z.tuple([z.object({ taken: z.boolean() })]) });

/** Holds the shared lock of a database, and calls `pause` whenever a restore needs the lock. */
export async function allowRestores(
  url: string,
  { clock }: Pick<Environment, 'clock'>,
  pause: (untilRestored: () => Promise<unknown>) => Promise<void>,
): Promise<Pick<Listening, 'close'>> {
  const pausing = new WeakSet<Client>();
  const wait = async (client: Client) => {
    if (pausing.has(client)) return;
    pausing.add(client);
    // A lost connection ends the wait; the next connection detects whether the restore is still running.
    await pause(async () => {
      await client.query('select pg_advisory_unlock_shared($1)', [lockKey]);
      await client.query('select pg_advisory_lock_shared($1)', [lockKey]);
    }).catch(() => client.end().catch(() => undefined));
    pausing.delete(client);
  };
  return keepListening(
    url,
    { clock },
    {
      channel,
      onMessage: (_, client) => void wait(client),
      onConnect: async (client) => {
        const tried = await client.query('select pg_try_advisory_lock_shared($1) as taken', [
          lockKey,
        ]);
        if (!Taken.parse(tried).rows[0].taken) void wait(client);
      },
    },
  );
}

/**
 * Runs work while no provider of a database answers requests.
 * @throws {DatabaseUnavailable} if a provider does not pause
 */
export async function withProvidersPaused<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = await connectClient(url);
  const caller = await connectClient(url);
  // Sent after the exclusive lock is requested: providers that reacquire the shared lock then queue behind it.
  const calling = setInterval(() => {
    caller.query('select pg_notify($1, $2)', [channel, '']).catch(() => undefined);
  }, callInterval);
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
