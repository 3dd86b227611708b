import type { Context, Hono } from 'hono';

import { eventsPath } from '#api/calls/call.ts';
import { basePath } from '#wallet/paths.ts';

import type { EventHub } from '../events/event-hub.ts';
import { streamStart } from '../events/event-log.ts';
import type { Environment } from '../environment.ts';
import type { Database } from '../database/tx.ts';
import { ownId } from '../http/path-parameters.ts';
import { requestLane, type SessionGuard } from '../http/session-guard.ts';

/** The signed-in user's event stream. It has a separate route, because it is not a JSON call. */
export function addEventRoutes(
  app: Hono,
  {
    database,
    guard,
    events,
    environment: { clock },
  }: { database: Database; guard: SessionGuard; events: EventHub; environment: Environment },
): void {
  const path = basePath + eventsPath.replace(/\{(\w+)\}/, ':$1');
  app.get(path, async (context) => {
    const request = context.req.raw;
    const after = positionOf(context);
    const { session, start } = await database.transaction(
      async (tx) => {
        const found = await guard(tx, request, 'follow');
        ownId(context.req.param('userId') ?? '', found);
        const { userId } = found;
        return { session: found, start: await streamStart(tx, { userId, after, at: clock.now() }) };
      },
      { lane: requestLane(request), repeatable: true },
    );
    // This route also receives HEAD requests, whose stream would never be read or ended.
    if (context.req.raw.method === 'HEAD') return context.body(null);
    return context.body(events.open(session, start), 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // `no-transform` forbids proxies to compress or buffer the stream.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  });
}

/**
 * The id of the reader's last event: from a header if a browser reconnects, from the address for a new stream.
 * Undefined if the client sends no id or an invalid one.
 */
function positionOf(context: Context): number | undefined {
  const text = context.req.header('Last-Event-ID') ?? context.req.query('after') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
