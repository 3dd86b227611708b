import { createServer } from 'node:http';

import { isSignedByProvider, signatureHeader, timestampHeader } from '../signed-service.ts';

/** An operator's service that refuses requests without a valid signature. */
export interface OperatorService {
  url: string;
  state: {
    secret: string;
    /** The status of the next answers to signed requests. */
    status: number;
    /** The number of requests that were refused. */
    refused: number;
    now: () => Date;
    /** The JSON of the answer to a request. */
    answer: (request: unknown) => unknown;
  };
  /** The bodies of the accepted requests. */
  received: unknown[];
  close(): Promise<void>;
}

/** Starts an operator's service on a free port of this machine. */
export async function startOperatorService(secret: string): Promise<OperatorService> {
  const received: unknown[] = [];
  const state: OperatorService['state'] = {
    secret,
    status: 200,
    refused: 0,
    now: () => new Date(),
    answer: () => ({}),
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name.toLowerCase()]);
      const signed = {
        timestamp: header(timestampHeader),
        signature: header(signatureHeader),
        body,
      };
      if (!isSignedByProvider(state.secret, signed, state.now())) {
        state.refused += 1;
        response.writeHead(401).end();
        return;
      }
      const content: unknown = JSON.parse(body);
      if (state.status === 200) received.push(content);
      response
        .writeHead(state.status, { Location: '/elsewhere' })
        .end(JSON.stringify(state.answer(content)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port');
  return {
    state,
    received,
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
