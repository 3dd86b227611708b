import type { Hono } from 'hono';

import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { sql } from '../database/drizzle.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Clock } from '../environment.ts';
import type { RequestGate } from '../http/request-gate.ts';

/** How long the database may take to store something, in milliseconds: who asks wants an answer within 5 s. */
const writeLimit = 4_000;

/** Stores something that no table shows. It waits for the server's own disk, and not for a standby. */
async function tryWrite(tx: Tx): Promise<void> {
  await tx.execute(sql`set local synchronous_commit = local`);
  // Refused by a server, or in a transaction, that can only read.
  await tx.execute(sql`update secret_key_mark set mark = mark where false`);
  await tx.execute(sql`select pg_logical_emit_message(true, 'superwallet', 'ready')`);
}

/**
 * What a process manager or a load balancer asks: `/health`, whether the process answers, and `/ready`, whether it can
 * serve users now, which needs a database that stores changes. A provider that stops cannot.
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
  app.get('/health', (context) => context.json({ status: 'ok' }, 200, headers));
  app.get('/ready', async (context) => {
    const unavailable = (reason: string) =>
      context.json({ status: 'unavailable', reason }, 503, headers);
    if (!gate.isOpen) return unavailable('The provider stops, or its database is restored.');
    try {
      await inTime(database.transaction(tryWrite, { lane: 'ready', repeatable: true }), clock);
      return context.json({ status: 'ready' }, 200, headers);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return unavailable(error.message);
    }
  });
}

/** @throws {DatabaseUnavailable} when the work takes longer than the limit. It goes on. */
async function inTime(work: Promise<void>, clock: Clock): Promise<void> {
  let cancel = () => {};
  const limit = new Promise<void>((_, reject) => {
    cancel = clock.after(writeLimit, () =>
      reject(new DatabaseUnavailable('The database has stored nothing for 4 s.')),
    );
  });
  // Its failure has no listener any more once the limit has passed.
  work.catch(() => undefined);
  await Promise.race([work, limit]).finally(cancel);
}
