import { randomUUID } from 'node:crypto';

import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

import { currentRequest, type AnsweredRequest } from '../observability/log.ts';
import type { Proxies } from './proxies.ts';

/** The header with the id of a request. */
export const requestIdHeader = 'X-Request-Id';

/** Accepted request ids of a proxy: short, and harmless in every log. */
const harmless = /^[\w.-]{1,64}$/;

/**
 * Gives each request an id for the log and the answers of the API, so that an operator can match them. A trusted proxy
 * may have set it already (decision 123).
 */
export function identifyRequests(
  proxies: Proxies,
  { api, answered }: { api: string; answered: (request: AnsweredRequest) => void },
): MiddlewareHandler {
  return (context, next) => {
    const begun = performance.now();
    const request = { id: idOf(context, proxies), route: routeOf(context) };
    return currentRequest.run(request, async () => {
      await next();
      if (context.req.path.startsWith(`${api}/`)) context.header(requestIdHeader, request.id);
      const { status } = context.res;
      const milliseconds = performance.now() - begun;
      answered({ ...request, method: context.req.method, status, milliseconds });
    });
  };
}

function idOf(context: Context, proxies: Proxies): string {
  const given = context.req.header(requestIdHeader) ?? '';
  return harmless.test(given) && proxies.isProxied(context) ? given : randomUUID();
}

/** The route of a request, such as `/superwallet/api/user/:userId`. The path itself may contain anything. */
export function routeOf(context: Context): string {
  return matchedRoutes(context).find(({ path }) => !path.endsWith('*'))?.path ?? 'a file';
}
