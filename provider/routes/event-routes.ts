import type { Hono } from 'hono';

import { eventsPath } from '#api/call.ts';
import { basePath } from '#wallet/paths.ts';

import type { EventHub } from '../events/event-hub.ts';
import type { Database } from '../database/tx.ts';
import { ownId } from '../http/path-parameters.ts';
import { requestLane, type SessionGuard } from '../http/session-guard.ts';

/** The signed-in person's event stream. It has its own route, because it is not a JSON call. */
export function addEventRoutes(
  app: Hono,
  { database, guard, events }: { database: Database; guard: SessionGuard; events: EventHub },
): void {
  const path = basePath + eventsPath.replace(/\{(\w+)\}/, ':$1');
  app.get(path, async (context) => {
    const request = context.req.raw;
    const session = await database.transaction((tx) => guard(tx, request, 'follow'), {
      lane: requestLane(request),
      repeatable: true,
    });
    ownId(context.req.param('userId') ?? '', session);
    // This route also gets HEAD requests. A stream that is opened for one would never be read or ended.
    if (context.req.raw.method === 'HEAD') return context.body(null);
    return context.body(events.open(session), 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Tells proxies not to compress or buffer the stream.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  });
}
