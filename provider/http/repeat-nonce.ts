import type { MiddlewareHandler } from 'hono';

import { nonceHeader, nonceShape } from '#api/calls/call.ts';

/** Repeats a request's nonce in its answer, which proves to the wallet that the provider sent the answer. */
export const repeatNonce: MiddlewareHandler = async (context, next) => {
  await next();
  const nonce = context.req.header(nonceHeader) ?? '';
  if (nonceShape.test(nonce)) context.header(nonceHeader, nonce);
};
