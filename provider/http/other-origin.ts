import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

import { contract, idempotencyKeyHeader } from '#api/contract.ts';

/** How long a browser may go without asking again, in seconds: every call carries a token, so each would be asked. */
const preflightSeconds = 600;

/**
 * Lets the wallet of one other origin call the API, with its cookie and its token. Pages of any other origin stay as
 * they are without it: the browser keeps the answers from them, and never sends what needs a preflight.
 */
export function allowWalletOf(origin: string): MiddlewareHandler {
  return cors({
    origin,
    credentials: true,
    allowMethods: [...new Set(Object.values(contract).map(({ method }) => method))],
    allowHeaders: ['Authorization', 'Content-Type', 'Accept', idempotencyKeyHeader],
    maxAge: preflightSeconds,
  });
}
