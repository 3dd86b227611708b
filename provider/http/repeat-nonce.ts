import type { MiddlewareHandler } from 'hono';

import { nonceHeader, nonceShape } from '#api/calls/call.ts';

/** Repeats the nonce of a request in its answer, which shows the wallet that the answer is the provider's. */
export const repeatNonce: MiddlewareHandler = async (context, next) => {
  await next();
  const nonce = context.req.header(nonceHeader) ?? '';
  if (nonceShape.test(nonce)) context.header(nonceHeader, nonce);
};
