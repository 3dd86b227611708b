import type { Hono } from 'hono';

import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { sql } from '../database/drizzle.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Clock } from '../environment.ts';
import type { RequestGate } from '../http/request-gate.ts';
import { withDeadline } from '../timers.ts';

/** Timeout of the write check, in milliseconds: probes expect an answer within a second. */
const writeLimit = 750;

/** Makes a write that changes no data. The commit waits for the disk of the server, but not for a standby. */
async function tryWrite(tx: Tx): Promise<void> {
  await tx.execute(sql`set local synchronous_commit = local`);
  // Fails on a read-only server or in a read-only transaction.
  await tx.execute(sql`update secret_key_mark set mark = mark where false`);
  await tx.execute(sql`select pg_logical_emit_message(true, 'superwallet', 'ready')`);
}

/**
 * Probes for process managers and load balancers: `/health` checks that the process answers, and `/ready` that it can
 * serve users now, which requires a writable database. A stopping provider is not ready.
 */
export function addHealthRoutes(
  app: Hono,
  parts: {
    database: Database;
    gate: RequestGate;
    environment: { clock: Clock };
  },
): void {
  const { database, gate } = parts;
  const { clock } = parts.environment;
  const headers = { 'Cache-Control': 'no-store' };
  let pending: Promise<void> | undefined;
  /** Probes during a check share it: otherwise they would pile up in front of a database that does not answer. */
  const checkWrite = () =>
    (pending ??= database
      .transaction(tryWrite, { lane: 'ready', repeatable: true })
      .finally(() => (pending = undefined)));
  app.get('/health', (context) => context.json({ status: 'ok' }, 200, headers));
  app.get('/ready', async (context) => {
    const unavailable = (reason: string) =>
      context.json({ status: 'unavailable', reason }, 503, headers);
    if (!gate.isOpen)
      return unavailable('The provider is stopping, or its database is being restored.');
    try {
      await withDeadline(checkWrite(), {
        clock,
        milliseconds: writeLimit,
        late: () => {
          throw new DatabaseUnavailable('The database has stored nothing for 0.75 s.');
        },
      });
      return context.json({ status: 'ready' }, 200, headers);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return unavailable(error.message);
    }
  });
}
