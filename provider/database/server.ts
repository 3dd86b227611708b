import { setTimeout } from 'node:timers/promises';

import { Client, Pool, type PoolClient } from 'pg';

import type { Environment } from '../environment.ts';
import { affectedUserIds, recordPublished } from '../events/outbox.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { drizzlePg, migratePg } from './drizzle.ts';
import { exchangeHints } from './event-hints.ts';
import { FairQueue } from './fair-queue.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { refuseNewerSchema } from './schema-version.ts';
import { isConnectionLoss, sqlState } from './sql-state.ts';
import { withStartLock } from './start-lock.ts';
import type { Database, EventListener, TransactionOptions, Tx } from './tx.ts';

/** Timeouts of a transaction, in milliseconds. */
export interface ServerTimeouts {
  /** For a connection. */
  acquire: number;
  /** For a lock that another transaction holds. */
  lock: number;
  /** For a statement, and for the pause of an open transaction between two statements. */
  statement: number;
}

const defaultTimeouts: ServerTimeouts = { acquire: 5_000, lock: 3_000, statement: 10_000 };

/** Time that the client adds to the statement timeout before it drops the connection, in milliseconds. */
const networkTime = 2_000;

/** Maximum number of connections, in total and per user. */
const limits = { total: 10, perLane: 2 };

/** Serialisation failure and deadlock: the transaction was rolled back and may succeed on a retry. */
const conflicts: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);

/** Lock or statement timeout, or a server without resources (class 53). */
const overload = /^(55P03|57014|53...)$/;

const attempts = 3;

/** A connection was lost, so that its transaction has no result. */
class ConnectionLost extends Error {
  /** True if the transaction is certainly rolled back; false once the commit was sent. */
  readonly rolledBack: boolean;

  constructor(rolledBack: boolean, cause: unknown) {
    super('A database connection was lost', { cause });
    this.rolledBack = rolledBack;
  }
}

/**
 * Connects to a Postgres server, version 14 or later. Other providers may use the same database (decision 115).
 * @throws {DatabaseUnavailable} if the server cannot be reached, or the schema is newer than this code
 */
export async function connectServer(
  url: string,
  { clock, log, random }: Pick<Environment, 'clock' | 'log' | 'random'>,
  timeouts: Partial<ServerTimeouts> = {},
): Promise<Database> {
  const { acquire, lock, statement } = { ...defaultTimeouts, ...timeouts };
  await withStartLock(url, () => migrateServer(url));
  const pool = new Pool({
    connectionString: url,
    max: limits.total,
    keepAlive: true,
    connectionTimeoutMillis: acquire,
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: statement,
    query_timeout: statement + networkTime,
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', (error) => log('A database connection was lost', reasonOf(error)));
  // The same applies to a connection that has just left the pool, before its transaction listens for errors.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const queue = new FairQueue(limits, clock);
  let listener: EventListener = () => undefined;
  const hints = await exchangeHints(url, { clock, log, random }, (userIds) => listener(userIds));
  const committed = (userIds: readonly number[]) => {
    if (userIds.length === 0) return;
    listener(userIds);
    hints.notify(userIds);
  };
  const run = <Result>(
    work: (tx: Tx) => Promise<Result>,
    { lane, repeatable = false }: TransactionOptions,
    kind: 'transaction' | 'statement',
  ): Promise<Result> =>
    queue.run(lane, async () => {
      for (let attempt = 1; ; attempt += 1) {
        let affected: readonly number[] = [];
        try {
          const result = await runOnce(pool, kind, async (tx) => {
            const worked = await work(tx);
            await recordPublished(tx, clock.now());
            affected = affectedUserIds(tx);
            return worked;
          });
          committed(affected);
          return result;
        } catch (error) {
          // The answer to the commit may be lost although its events are stored.
          if (error instanceof ConnectionLost && !error.rolledBack) committed(affected);
          if (!canRunAgain(error, repeatable)) throw asUnavailable(error);
          if (attempt === attempts) throw asUnavailable(error);
          // Gives the other transaction time to finish, or the server time to accept connections.
          await setTimeout(20 * attempt);
        }
      }
    });
  return {
    transaction: (work, options = {}) => run(work, options, 'transaction'),
    statement: (work, options = {}) => run(work, options, 'statement'),
    alone: (work) => withStartLock(url, work),
    onEvents: (set) => (listener = set),
    onWait: (set) => (queue.onWait = set),
    // A connection to a read-only server is dropped and reopened on the writable one.
    canWrite: () => true,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await hints.close();
      await pool.end();
    },
  };
}

/** Migrates on a dedicated connection, because a migration may take longer than the pool's timeouts allow. */
async function migrateServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // The query in progress reports the lost connection too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const db = drizzlePg(client);
    await refuseNewerSchema((query) => db.execute(query));
    await migratePg(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** @throws {ConnectionLost} if the connection was lost, otherwise the error of the transaction */
async function runOnce<Result>(
  pool: Pool,
  kind: 'transaction' | 'statement',
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await connect(pool);
  let isLost = false;
  // The pool does not listen for errors of a connection in use.
  const noteLoss = () => {
    isLost = true;
  };
  client.on('error', noteLoss);
  const db = drizzlePg(client);
  // Each statement is committed separately.
  let isCommitting = kind === 'statement';
  try {
    if (kind === 'statement') return await work(db);
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      isCommitting = true;
      return result;
    });
  } catch (error) {
    isLost ||= isConnectionLoss(error);
    throw isLost ? new ConnectionLost(!isCommitting, error) : error;
  } finally {
    client.off('error', noteLoss);
    client.release(isLost);
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DatabaseUnavailable(`The database gave no connection (${reasonOf(error)}).`);
  }
}

function canRunAgain(error: unknown, repeatable: boolean): boolean {
  if (error instanceof ConnectionLost) return error.rolledBack || repeatable;
  return conflicts.has(sqlState(error));
}

/** Converts a temporary failure to `DatabaseUnavailable`, without query parameters, which may be personal. */
function asUnavailable(error: unknown): unknown {
  const state = sqlState(error);
  if (error instanceof ConnectionLost) {
    return new DatabaseUnavailable(`A database connection was lost (${reasonOf(error.cause)}).`);
  }
  if (state !== undefined && (conflicts.has(state) || overload.test(state))) {
    return new DatabaseUnavailable(`The database took too long or refused (${state}).`);
  }
  return error;
}

/** An error code or the driver's message, which contains no data. */
function reasonOf(error: unknown): string {
  return (
    sqlState(error) ??
    (error instanceof Error && error.cause === undefined ? error.message : 'no code')
  );
}
