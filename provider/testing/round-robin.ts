import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

/** A server that distributes requests over several providers. */
export interface RoundRobin {
  /** Its origin. */
  url: string;
  /** Ends its connections. */
  close(): Promise<void>;
}

/**
 * Listens on the loopback address, by default on a free port, and forwards each request to the next of some origins,
 * like a load balancer. A request to an unavailable origin is answered 503.
 */
export async function startRoundRobin(origins: readonly string[], port = 0): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((received, answer) => {
    const origin = origins[turn % origins.length];
    turn += 1;
    const passed = request(`${origin}${received.url ?? '/'}`, {
      agent,
      method: received.method,
      headers: received.headers,
    });
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
      // If a provider cuts a stream, the client's stream is cut too.
      response.once('error', () => answer.destroy());
    });
    passed.once('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(503, { 'Retry-After': '1' }).end();
    });
    answer.once('close', () => passed.destroy());
    received.pipe(passed);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}
