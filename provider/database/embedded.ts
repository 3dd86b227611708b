import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { lockDirectory } from './directory-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';
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
 * @throws {DatabaseUnavailable} when another process has the directory open
 */
export async function openEmbedded(directory: string | undefined): Promise<Database> {
  if (directory === undefined) return open(undefined, () => undefined);
  await mkdir(directory, { recursive: true });
  const path = join(resolve(directory), 'postgres');
  return open(path, lockDirectory(path));
}

async function open(path: string | undefined, unlock: () => void): Promise<Database> {
  try {
    const client = await PGlite.create({
      startParams,
      ...(path === undefined ? {} : { dataDir: path }),
    });
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    return {
      async transaction(work) {
        // The database runs on this thread. Without a pause, many transactions in a row would block the network.
        await setImmediate();
        return db.transaction(work);
      },
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
