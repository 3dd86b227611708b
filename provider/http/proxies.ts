import { BlockList, isIP, isIPv4 } from 'node:net';

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Properties of a request's client, also behind proxies. */
export interface Proxies {
  /**
   * The client's address; for IPv6 only the first half, because one client owns all addresses with the same first half.
   */
  clientOf(context: Context): string;
  /** True if the client uses https. */
  isHttps(context: Context): boolean;
  /** True if the request comes from a trusted proxy. */
  isProxied(context: Context): boolean;
  /**
   * True if the client is a program on this machine. False for a request with a header of an untrusted proxy: its
   * client is unknown.
   */
  isLocal(context: Context): boolean;
}

/** Maximum number of chained proxies. */
const maxHops = 10;

/** An entry of a list of addresses and networks. An address has the longest prefix. */
interface Network {
  entry: string;
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/** The least prefix lengths of a network of proxies: those of the largest private networks. */
const leastPrefix = { ipv4: 8, ipv6: 7 } as const;

/** IPv4 addresses in IPv6 form have this prefix length before their own. */
const mappedPrefix = 96;

const mappedAddresses = new BlockList();
mappedAddresses.addSubnet('::ffff:0.0.0.0', mappedPrefix, 'ipv6');

/** True if a network is too large to consist of proxies, so that clients in it could forge their address. */
function isTooLarge({ address, prefix, family }: Network): boolean {
  if (prefix < leastPrefix[family]) return true;
  if (family === 'ipv4' || prefix >= mappedPrefix + leastPrefix.ipv4) return false;
  const network = new BlockList();
  network.addSubnet(address, prefix, family);
  return network.check('::ffff:0.0.0.0', 'ipv6') || mappedAddresses.check(address, 'ipv6');
}

/** The entries of a list of addresses and networks; undefined if one is malformed. */
function readNetworks(text: string): Network[] | undefined {
  const networks: Network[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...more] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    const most = family === 'ipv4' ? 32 : 128;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity;
    if (isIP(address) === 0 || prefix > most || more.length > 0) return undefined;
    networks.push({ entry, address, prefix, family });
  }
  return networks;
}

/** The first network of a list that is too large to consist of proxies; undefined if there is none. */
export function tooLargeNetwork(text: string): string | undefined {
  return readNetworks(text)?.find(isTooLarge)?.entry;
}

/**
 * Reads a list of addresses and networks such as `127.0.0.1, 10.0.0.0/8, fd00::/8`.
 * @returns undefined for a malformed entry, or for a network that is too large to consist of proxies
 */
export function readProxies(text: string): BlockList | undefined {
  const networks = readNetworks(text);
  if (networks === undefined || networks.some(isTooLarge)) return undefined;
  const list = new BlockList();
  for (const { address, prefix, family } of networks) list.addSubnet(address, prefix, family);
  return list;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** The headers in which a proxy names the client. */
const proxyHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'] as const;

/** Trusts the headers `X-Forwarded-For` and `X-Forwarded-Proto` of the listed proxies only. */
export function trustProxies(trusted: BlockList): Proxies {
  const isIn = (list: BlockList, address: string) =>
    isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  const isTrusted = (address: string) => isIn(trusted, address);
  const connectionOf = (context: Context) =>
    plainAddress(getConnInfo(context).remote.address ?? '');
  const addressOf = (context: Context) => {
    let client = connectionOf(context);
    const hops = context.req.header('X-Forwarded-For')?.split(',').slice(-maxHops) ?? [];
    // Each proxy appends its caller's address. Entries before an untrusted one may be forged.
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

/** An address without its zone; an IPv4-mapped IPv6 address as IPv4. */
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
