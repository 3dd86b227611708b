import * as z from 'zod/mini';

import { failedSignInsAge } from '../accounts/account-security.ts';
import { type SQL, sql } from '../database/drizzle.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { replayLimits } from '../events/event-log.ts';
import { createSweeper, type Sweeper } from '../sweeper.ts';
import { rowsOf } from './rows-of.ts';

/** The pruning interval, in milliseconds. */
export const pruneInterval = 10 * 60_000;

/** Lifetime of idempotency keys, in milliseconds (decision 126). */
export const keyAge = 7 * 24 * 60 * 60_000;

/** Retention of messages, in milliseconds (decision 206). */
export const messageAge = 7 * 24 * 60 * 60_000;

/** Maximum number of rows deleted per transaction: requests run in between. */
const batchSize = 500;

/** The advisory lock of the pruning transaction. */
const lockKey = 7_310_213;

/** The outdated rows of a table. */
interface Outdated {
  table: string;
  found: SQL;
}

function outdatedAt(now: Date): Outdated[] {
  const before = (milliseconds: number) =>
    sql`${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`;
  const rows = (table: string, condition: SQL) => ({
    table,
    found: sql`select ctid from ${sql.identifier(table)} where ${condition}`,
  });
  // Deletes all events up to the newest outdated one. Clocks differ between processes, and no gap may arise.
  const events = (ends: SQL) => ({
    table: 'events',
    found: sql`select known.ctid from (${ends}) as old
      join events known on known.user_id = old.user_id and known.id <= old.id
      order by known.user_id, known.id`,
  });
  return [
    rows('idempotency_keys', sql`created_at < ${before(keyAge)}`),
    rows('sessions', sql`expires_at <= ${before(0)}`),
    rows('failed_sign_ins', sql`created_at <= ${before(failedSignInsAge)}`),
    rows('messages', sql`created_at < ${before(messageAge)}`),
    rows('contact_proofs', sql`expires_at <= ${before(0)}`),
    rows('email_changes', sql`expires_at <= ${before(0)}`),
    rows('password_resets', sql`expires_at <= ${before(0)}`),
    rows('attempt_counts', sql`until <= ${before(0)}`),
    rows('running_attempts', sql`until <= ${before(0)}`),
    events(sql`select user_id, max(id) as id from events
      where created_at < ${before(replayLimits.age)} group by user_id`),
    events(sql`select user_id, last_id - ${replayLimits.count}::bigint as id from event_heads`),
  ];
}

/** Deletes outdated rows in batches. Returns their number; 0 if another process is pruning. */
export async function prune(
  database: Database,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let total = 0;
  for (const { table, found } of outdatedAt(now)) {
    for (let deleted = batchSize; deleted === batchSize && !isStopped();) {
      deleted = await database.transaction(async (tx) => {
        const [lock] = await rowsOf(
          tx,
          sql`select pg_try_advisory_xact_lock(${lockKey}::bigint) as taken`,
          z.object({ taken: z.boolean() }),
        );
        if (!lock?.taken) return 0;
        const rows = await rowsOf(
          tx,
          sql`delete from ${sql.identifier(table)} where ctid = any (array(${found} limit ${batchSize})) returning 1`,
          z.unknown(),
        );
        return rows.length;
      });
      total += deleted;
    }
  }
  return total;
}

/** Prunes periodically until it is stopped. */
export function startPruning(
  database: Database,
  environment: Pick<Environment, 'clock' | 'log'>,
): Sweeper {
  const sweeper = createSweeper({
    environment,
    interval: pruneInterval,
    problem: 'Outdated rows could not be deleted yet',
    sweep: () => prune(database, environment.clock.now(), sweeper.isStopped),
  });
  sweeper.start();
  return sweeper;
}
