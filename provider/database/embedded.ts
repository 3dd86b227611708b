import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { PGlite, types } from '@electric-sql/pglite';

import type { Clock, Environment } from '../environment.ts';
import { affectedUserIds, recordPublished } from '../events/outbox.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { lockDirectory } from './directory-lock.ts';
import { StorageUnavailable, storageProblem, watchStorage } from './disk-space.ts';
import { drizzlePGlite, migratePGlite } from './drizzle.ts';
import { FairQueue } from './fair-queue.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { makePrivate } from './private-files.ts';
import { refuseNewerSchema } from './schema-version.ts';
import { isPanic, sqlState } from './sql-state.ts';
import type { Database, EventListener, TransactionOptions, Tx } from './tx.ts';

// Settings for one session and little data. The defaults, for a hundred sessions, take twice the memory.
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
 * Types that PGlite must return as text because Drizzle parses them itself: dates, arrays of dates, arrays of numbers.
 */
const textTypes = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231,
  1115,
  1185,
  1187,
  1182,
];
const textParsers = Object.fromEntries(textTypes.map((type) => [type, (value: string) => value]));

/** Hex digits of binary values, by Node: PGlite's own conversion blocks this thread for 0.3 s for a large file. */
const hexPrefix = String.raw`\x`;
const writeBytes = (bytes: Uint8Array) => hexPrefix + Buffer.from(bytes).toString('hex');
const readBytes = (text: string) =>
  Uint8Array.from(Buffer.from(text.slice(hexPrefix.length), 'hex'));

const failedForGood = () =>
  new DatabaseUnavailable('The embedded database has failed. Start the provider again.');

/** The error code of a write in a read-only transaction. */
const writeRefused = '25006';

/** Drops the parsers that Drizzle passes with each query: merging them with the client's took 10 % of a send. */
function dropQueryParsers(client: PGlite): void {
  const query = client.query.bind(client);
  client.query = (text, parameters, options) =>
    query(text, parameters, options?.rowMode && { rowMode: options.rowMode });
}

/**
 * Opens the embedded database in a directory, which is created when it is missing. Committed data
 * survives a crash of the process. A power cut may lose it, because the database runs without fsync.
 *
 * It has a single session, so it needs no lock timeout; the wait for a turn is limited. It runs on this thread, so a
 * long statement cannot be interrupted. The queries are therefore few, and each uses an index.
 *
 * While the disk is full or read-only, transactions can only read.
 * @throws {DatabaseUnavailable} if another process uses the directory, another user owns its files, the disk is full or
 *   read-only, or the schema is newer than this code
 */
export async function openEmbedded(
  directory: string,
  { clock, log }: Pick<Environment, 'clock' | 'log'>,
): Promise<Database> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const problem = storageProblem(directory);
  if (problem !== undefined) throw new StorageUnavailable(problem);
  await makePrivate(directory);
  const path = join(resolve(directory), 'postgres');
  return open(
    { directory, path, unlock: lockDirectory(path) },
    { clock, findProblem: watchStorage(directory, log) },
  );
}

async function open(
  { directory, path, unlock }: { directory: string; path: string; unlock: () => void },
  { clock, findProblem }: { clock: Clock; findProblem: ReturnType<typeof watchStorage> },
): Promise<Database> {
  const queue = new FairQueue({ total: 1, perLane: 1 }, clock);
  let client: PGlite | undefined;
  try {
    const opened = await PGlite.create({
      startParams,
      parsers: { ...textParsers, [types.BYTEA]: readBytes },
      serializers: { [types.BYTEA]: writeBytes },
      dataDir: path,
    });
    client = opened;
    // PGlite creates a new database's files readable by everybody, ignoring the umask.
    await makePrivate(directory);
    dropQueryParsers(opened);
    const db = drizzlePGlite(opened);
    await refuseNewerSchema((query) => db.execute(query));
    await migratePGlite(db, { migrationsFolder });
    let listener: EventListener = () => undefined;
    // After a panic the database answers, but stores nothing; only a restart recovers the committed data.
    let hasFailed = false;
    const run = <Result>(
      work: (tx: Tx) => Promise<Result>,
      { lane }: TransactionOptions,
      begin: (inside: (tx: Tx) => Promise<Result>) => Promise<Result>,
    ): Promise<Result> =>
      queue.run(lane, async () => {
        // The database runs on this thread. Without a pause, many transactions in a row would block network I/O.
        await setImmediate();
        let affected: readonly number[] = [];
        const inside = async (tx: Tx) => {
          const worked = await work(tx);
          await recordPublished(tx, clock.now());
          affected = affectedUserIds(tx);
          return worked;
        };
        if (hasFailed) throw failedForGood();
        const problem = findProblem();
        try {
          const result = await (problem === undefined
            ? begin(inside)
            : db.transaction((tx) => inside(tx), { accessMode: 'read only' }));
          if (affected.length > 0) listener(affected);
          return result;
        } catch (failure) {
          hasFailed ||= isPanic(failure);
          throw problem !== undefined && sqlState(failure) === writeRefused ? problem : failure;
        }
      });
    return {
      transaction: (work, options = {}) =>
        run(work, options, (inside) => db.transaction((tx) => inside(tx))),
      statement: (work, options = {}) =>
        run(work, options, (inside) => inside(drizzlePGlite(opened))),
      // No other process can use the directory.
      alone: (work) => work(),
      onEvents: (set) => (listener = set),
      onWait: (set) => (queue.onWait = set),
      canWrite: () => !hasFailed && findProblem() === undefined,
      connections: () => ({}),
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
