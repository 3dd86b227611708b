import { connect, createServer, type Socket } from 'node:net';

import type { SeededRandom } from '#wallet/keys/seeded-random.ts';

/** A proxy that cuts every connection at a random byte of its answers. */
export interface CuttingProxy {
  /** Its origin. */
  url: string;
  /** Number of cut connections. */
  cuts: () => number;
  close(): Promise<void>;
}

/** Starts a proxy in front of a provider. A connection is cut after at most the given number of answer bytes. */
export async function startCuttingProxy(
  target: string,
  random: SeededRandom,
  maxBytes: number,
): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let left = 1 + random.below(maxBytes);
    const destroy = () => {
      for (const socket of [client, upstream]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', destroy);
      socket.on('close', destroy);
    }
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk) => {
      if (chunk.length < left) {
        left -= chunk.length;
        client.write(chunk);
        return;
      }
      cuts += 1;
      client.write(chunk.subarray(0, left), destroy);
      left = Infinity;
      upstream.pause();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
