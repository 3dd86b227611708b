import type { Hono } from 'hono';

import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { sql } from '../database/drizzle.ts';
import type { Database } from '../database/tx.ts';
import type { RequestGate } from '../http/request-gate.ts';

/**
 * What a process manager or a load balancer asks: `/health`, whether the process answers, and `/ready`, whether it can
 * serve people now, which needs the database. A provider that stops cannot.
 */
export function addHealthRoutes(
  app: Hono,
  { database, gate }: { database: Database; gate: RequestGate },
): void {
  const headers = { 'Cache-Control': 'no-store' };
  app.get('/health', (context) => context.json({ status: 'ok' }, 200, headers));
  app.get('/ready', async (context) => {
    if (!gate.isOpen) return context.json({ status: 'unavailable' }, 503, headers);
    try {
      await database.transaction((tx) => tx.execute(sql`select 1`), {
        lane: 'ready',
        repeatable: true,
      });
      return context.json({ status: 'ready' }, 200, headers);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return context.json({ status: 'unavailable' }, 503, headers);
    }
  });
}
