import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

import {
  eventPositionHeader,
  idempotencyKeyHeader,
  linkHeader,
  lookUpHeader,
  nonceHeader,
} from '#api/calls/call.ts';
import { contract } from '#api/contract.ts';

import { requestIdHeader } from './request-id.ts';

/** How long a browser may reuse a preflight's answer, in seconds. Every call has a token, so every call needs one. */
const preflightSeconds = 600;

/**
 * Lets the wallet of one other origin call the API with its cookie and token. From pages of all further origins the
 * browser withholds the answers, and it does not send their requests that need a preflight.
 */
export function allowWalletOf(origin: string): MiddlewareHandler {
  return cors({
    origin,
    credentials: true,
    allowMethods: [...new Set(Object.values(contract).map(({ method }) => method))],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Accept',
      idempotencyKeyHeader,
      lookUpHeader,
      nonceHeader,
    ],
    exposeHeaders: [linkHeader, eventPositionHeader, nonceHeader, requestIdHeader],
    maxAge: preflightSeconds,
  });
}
