import { BlockList, isIP, isIPv4 } from 'node:net';

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** What is known of the client of a request, also behind proxies. */
export interface Proxies {
  /** The client's address; of an IPv6 address the first half, because one client has all addresses of the other. */
  clientOf(context: Context): string;
  /** Whether the client uses https. */
  isHttps(context: Context): boolean;
  /** Whether it comes from a trusted proxy, whose headers are believed. */
  isProxied(context: Context): boolean;
  /**
   * Whether the client is a program on this machine. False for a request with a header of a proxy that is not trusted:
   * its client is unknown.
   */
  isLocal(context: Context): boolean;
}

/** The most proxies in a row. */
const maxHops = 10;

/**
 * Reads a list of addresses and networks such as `127.0.0.1, 10.0.0.0/8, fd00::/8`.
 * @returns nothing when an entry is neither, or the network of all addresses: then each client could invent its own
 */
export function readProxies(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...more] = entry.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity;
    if (family === 0 || prefix === 0 || prefix > most || more.length > 0) return undefined;
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** The headers by which a proxy names the client of a request. */
const proxyHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'] as const;

/** Believes the headers `X-Forwarded-For` and `X-Forwarded-Proto` of the proxies in a list, and of nothing else. */
export function trustProxies(trusted: BlockList): Proxies {
  const isIn = (list: BlockList, address: string) =>
    isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  const isTrusted = (address: string) => isIn(trusted, address);
  const connectionOf = (context: Context) =>
    plainAddress(getConnInfo(context).remote.address ?? '');
  const addressOf = (context: Context) => {
    let client = connectionOf(context);
    const hops = context.req.header('X-Forwarded-For')?.split(',').slice(-maxHops) ?? [];
    // Each proxy adds the address that called it at the end. What stands before an untrusted one may be invented.
    for (const hop of hops.toReversed()) {
      const before = plainAddress(hop.trim());
      if (!isTrusted(client) || isIP(before) === 0) break;
      client = before;
    }
    return client;
  };
  return {
    isProxied: (context) => isTrusted(connectionOf(context)),
    clientOf: (context) => networkOf(addressOf(context)),
    isLocal(context) {
      const isForwarded = proxyHeaders.some((name) => context.req.header(name) !== undefined);
      const isKnown = !isForwarded || isTrusted(connectionOf(context));
      return isKnown && isIn(loopback, addressOf(context));
    },
    isHttps(context) {
      const forwarded = isTrusted(connectionOf(context))
        ? context.req.header('X-Forwarded-Proto')?.split(',', 1)[0]?.trim()
        : undefined;
      return (forwarded ?? new URL(context.req.url).protocol.slice(0, -1)) === 'https';
    },
  };
}

/** An address without its zone, and an IPv4 address that is written as an IPv6 one in its own form. */
function plainAddress(address: string): string {
  const [plain = ''] = address.split('%', 1);
  return /^::ffff:([\d.]{7,15})$/i.exec(plain)?.[1] ?? plain;
}

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [start = '', end] = address.split('::');
  const groups = start.split(':').filter((group) => group !== '');
  const last = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0');
  return [...groups, ...(end === undefined ? [] : zeros), ...last].slice(0, 4).join(':');
}
