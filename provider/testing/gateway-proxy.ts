import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

import { nonceHeader } from '#api/calls/call.ts';

/** The gateway's faulty answers to a write. */
export const gatewayFaults = [
  'a page with 200',
  '204',
  'an empty 200',
  'a redirect to a page',
  '304',
  '511',
  'half of the answer',
  'the answer to another call',
  'no answer',
] as const;
export type GatewayFault = (typeof gatewayFaults)[number];

/** A gateway in front of a provider. It always forwards reads. It forwards writes unless a fault is set. */
export interface GatewayProxy {
  /** Its origin. */
  url: string;
  fault: GatewayFault | undefined;
  /** The headers of the received writes. */
  writes: IncomingMessage['headers'][];
  close: () => Promise<void>;
}

const page = '<!doctype html><title>Guest network</title><h1>Welcome</h1>';

/** Starts a gateway in front of a provider. */
export async function startGatewayProxy(target: string): Promise<GatewayProxy> {
  /** The provider's answer to the last read, which a confused cache would return. */
  let lastAnswer: { headers: IncomingMessage['headers']; body: Buffer } | undefined;

  function pass(request: IncomingMessage, response: ServerResponse) {
    const { method, headers, url } = request;
    const upstream = forward(new URL(url ?? '/', target), { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        if (method === 'GET') lastAnswer = { headers: answer.headers, body };
        response.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
      });
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }

  function answerFalsely(request: IncomingMessage, response: ServerResponse, fault: GatewayFault) {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    request.resume();
    switch (fault) {
      case 'a page with 200':
        response.writeHead(200, html).end(page);
        break;
      case '204':
        response.writeHead(204).end();
        break;
      case 'an empty 200':
        response.writeHead(200, { 'Content-Type': 'application/json' }).end();
        break;
      case 'a redirect to a page':
        response.writeHead(302, { Location: '/sign-in-to-network' }).end();
        break;
      case '304':
        response.writeHead(304).end();
        break;
      case '511':
        response.writeHead(511, html).end(page);
        break;
      case 'half of the answer':
        // The beginning of a successful answer, after which the connection is cut.
        response.writeHead(200, {
          'Content-Type': 'application/json',
          'Content-Length': '100',
          [nonceHeader]: request.headers[nonceHeader.toLowerCase()],
        });
        response.write('{"id":1,"suc', () => response.destroy());
        break;
      case 'the answer to another call':
        response.writeHead(200, lastAnswer?.headers).end(lastAnswer?.body);
        break;
      case 'no answer':
        break;
    }
  }

  const proxy: GatewayProxy = {
    url: '',
    fault: undefined,
    writes: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      pass(request, response);
      return;
    }
    proxy.writes.push(request.headers);
    if (proxy.fault === undefined) pass(request, response);
    else answerFalsely(request, response, proxy.fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port');
  proxy.url = `http://127.0.0.1:${address.port}`;
  return proxy;
}
