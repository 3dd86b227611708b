import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

import { maxWait } from '../database/fair-queue.ts';

/**
 * Time for requests in progress after the signal to stop, in milliseconds: the longest wait for a database turn, and
 * the same time again for their work. Waits for a rail end at the signal.
 */
export const drainLimit = 2 * maxWait;

/** Interval between two checks for closable connections, in milliseconds. */
const sweepInterval = 20;

/**
 * Time without a request in progress before all connections are closed, in milliseconds: requests may arrive late on a
 * busy machine.
 */
const defaultQuietTime = 2_000;

/** Node's default backlog: the maximum number of connections that wait to be accepted. */
const maxWaiting = 511;

/** Stops a server without losing a request. */
export interface Drain {
  /**
   * Answers on open connections for the given milliseconds, closing each connection after its answer. Then stops
   * listening and waits for the requests in progress, up to the limit.
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
      // Each turn of the event loop accepts one connection. Closing the listener now would reset the rest.
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
          // Node does not count the connection of a stream as idle after its reader has left, so it is closed here.
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
