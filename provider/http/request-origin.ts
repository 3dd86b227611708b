import type { Context } from 'hono';

import type { Proxies } from './proxies.ts';

/** The origins at which people open the wallet. */
export interface Origins {
  proxies: Proxies;
  /** The origin of a wallet that is served elsewhere, if any. */
  walletOrigin: string | undefined;
  /** The provider's own origin, if the operator has configured it. */
  publicOrigin: string | undefined;
}

/** The names under which a machine reaches itself. */
const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin of the requesting wallet for passkeys: that of a wallet served elsewhere, or the provider's own. Only
 * configured origins and this machine count, because a client chooses its `Host` header (decision 196). Undefined for
 * another one.
 */
export function passkeyOriginOf(
  context: Context,
  { proxies, walletOrigin, publicOrigin }: Origins,
): string | undefined {
  if (walletOrigin !== undefined && context.req.header('Origin') === walletOrigin) {
    return walletOrigin;
  }
  if (publicOrigin !== undefined) return publicOrigin;
  const scheme = proxies.isHttps(context) ? 'https' : 'http';
  const { origin, hostname } = new URL(`${scheme}://${new URL(context.req.url).host}`);
  return loopbackNames.has(hostname) ? origin : undefined;
}
