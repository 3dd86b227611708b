import type { Context } from 'hono';

import type { Proxies } from './proxies.ts';

/** The origin of the requesting wallet: the provider's own, or that of a wallet served elsewhere. */
export function originOf(
  context: Context,
  { proxies, walletOrigin }: { proxies: Proxies; walletOrigin: string | undefined },
): string {
  if (walletOrigin !== undefined && context.req.header('Origin') === walletOrigin) {
    return walletOrigin;
  }
  const scheme = proxies.isHttps(context) ? 'https' : 'http';
  return new URL(`${scheme}://${new URL(context.req.url).host}`).origin;
}
