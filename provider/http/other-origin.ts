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

/** Cache time of a preflight's answer in the browser, in seconds. Every call has a token, and so needs a preflight. */
const preflightSeconds = 600;

/**
 * Allows the wallet of one other origin to call the API with its cookie and token. The browser hides the answers from
 * pages of other origins, and does not send the requests of these pages that need a preflight.
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
