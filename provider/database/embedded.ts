import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import type { Clock } from '../environment.ts';
import { lockDirectory } from './directory-lock.ts';
import { FairQueue } from './fair-queue.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';
import { refuseNewerSchema } from './schema-version.ts';
import type { Database } from './tx.ts';

// There is one session and little data. The defaults, for a hundred sessions, take twice the memory.
const startParams = [
  ...PGlite.defaultStartParams,
  ...[
    'max_connections=4',
    'shared_buffers=16MB',
    'wal_buffers=1MB',
    'min_wal_size=32MB',
    'max_wal_size=64MB',
  ].flatMap((parameter) => ['-c', parameter]),
];

/**
 * Opens the embedded database, in memory or in a directory, which is created when it is missing. Committed data
 * survives a crash of the process. A power cut may lose it, because the database runs without fsync.
 *
 * It has one session, which no other can lock out, so it needs no lock timeout; the wait for a turn is limited. It runs
 * on this thread, so nothing can stop a statement that takes too long: the queries are few, and each reads an index.
 * @throws {DatabaseUnavailable} when another process has the directory open, or the schema is newer than this code
 */
export async function openEmbedded(directory: string | undefined, clock: Clock): Promise<Database> {
  if (directory === undefined) return open(undefined, () => undefined, clock);
  await mkdir(directory, { recursive: true });
  const path = join(resolve(directory), 'postgres');
  return open(path, lockDirectory(path), clock);
}

async function open(path: string | undefined, unlock: () => void, clock: Clock): Promise<Database> {
  const queue = new FairQueue({ total: 1, perLane: 1 }, clock);
  let client: PGlite | undefined;
  try {
    const opened = await PGlite.create({
      startParams,
      ...(path === undefined ? {} : { dataDir: path }),
    });
    client = opened;
    const db = drizzle(opened, { schema });
    await refuseNewerSchema((query) => db.execute(query));
    await migrate(db, { migrationsFolder });
    return {
      transaction: (work, { lane } = {}) =>
        queue.run(lane, async () => {
          // The database runs on this thread. Without a pause, many transactions in a row would block the network.
          await setImmediate();
          return db.transaction(work);
        }),
      async close() {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    await client?.close();
    unlock();
    throw error;
  }
}
