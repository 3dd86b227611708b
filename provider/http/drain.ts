import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

import { maxWait } from '../database/fair-queue.ts';

/**
 * How long requests in progress may take after the signal to stop, in milliseconds: the longest wait for a turn of the
 * database, and as long again for what they do then. Waits for a rail end at the signal.
 */
export const drainLimit = 2 * maxWait;

/** The time between two looks for connections that can be closed, in milliseconds. */
const sweepInterval = 20;

/**
 * How long no request was in progress before all connections are closed, in milliseconds: some may still arrive, on a
 * busy machine late.
 */
const defaultQuietTime = 2_000;

/** How many connections may wait to be accepted: what Node asks the system for. */
const maxWaiting = 511;

/** Ends a server without losing a request. */
export interface Drain {
  /**
   * Answers on open connections for so many milliseconds more, each time as the last answer of its connection, then
   * stops listening, and waits for the requests in progress, up to the limit.
   */
  finish(milliseconds: number): Promise<void>;
}

/** Prepares a server to be drained. */
export function createDrain(server: Server, quietTime = defaultQuietTime): Drain {
  let isDraining = false;
  const open = new Set<ServerResponse>();
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  const makeLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isDraining) makeLast(response);
  });

  return {
    async finish(milliseconds) {
      isDraining = true;
      for (const response of open) makeLast(response);
      if (milliseconds > 0) await setTimeout(milliseconds);
      // A turn accepts one connection, and those that still wait when the listener closes are reset.
      for (let before = -1, turn = 0; before < accepted && turn < maxWaiting; turn += 1) {
        before = accepted;
        await setImmediate();
        await setImmediate();
      }
      await new Promise<void>((fulfil) => {
        const cut = globalThis.setTimeout(() => server.closeAllConnections(), drainLimit);
        let quiet = 0;
        const sweep = setInterval(() => {
          // Browsers keep idle connections open for later requests.
          server.closeIdleConnections();
          // A connection whose stream its reader has left does not count as idle, and would wait for the limit.
          quiet = open.size > 0 ? 0 : quiet + sweepInterval;
          if (quiet >= quietTime) server.closeAllConnections();
        }, sweepInterval);
        server.close(() => {
          clearTimeout(cut);
          clearInterval(sweep);
          fulfil();
        });
      });
    },
  };
}
