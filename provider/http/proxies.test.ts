import { BlockList } from 'node:net';

import { Context } from 'hono';
import { describe, expect, it } from 'vitest';

import { readProxies, trustProxies } from './proxies.ts';

describe('the client of a request', () => {
  const clientOf = (connection: string, forwarded?: string, proxies = '') => {
    const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded });
    const context = new Context(new Request('http://wallet.example', { headers }), {
      env: { incoming: { socket: { remoteAddress: connection } } },
    });
    const trusted = proxies === '' ? new BlockList() : readProxies(proxies);
    return trustProxies(trusted ?? new BlockList()).clientOf(context);
  };

  it.each([
    ['the connection', '192.0.2.1', undefined, '', '192.0.2.1'],
    [
      'the connection, if an untrusted client sends the header',
      '192.0.2.1',
      '203.0.113.9',
      '',
      '192.0.2.1',
    ],
    ['the address that a proxy forwards', '10.1.2.3', '203.0.113.9', '10.0.0.0/8', '203.0.113.9'],
    [
      'the last forwarded address, not a forged one before it',
      '10.0.0.1',
      '1.1.1.1, 203.0.113.9',
      '10.0.0.1',
      '203.0.113.9',
    ],
    [
      'the address before two proxies',
      '10.0.0.1',
      '1.1.1.1, 203.0.113.9, 10.0.0.2',
      '10.0.0.0/8',
      '203.0.113.9',
    ],
    ['the proxy, if it forwards no valid address', '10.0.0.1', 'unknown', '10.0.0.1', '10.0.0.1'],
    [
      'the client of a proxy whose IPv4 address has IPv6 form',
      '::ffff:10.0.0.1',
      '203.0.113.9',
      '10.0.0.1',
      '203.0.113.9',
    ],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, '', '2001:db8:1:2'],
    ['the network of a shortened IPv6 address', '2001:db8::1', undefined, '', '2001:db8:0:0'],
    ['the network of this machine', '::1', undefined, '', '0:0:0:0'],
    ['the client of an IPv6 proxy', 'fd00::1', '2001:db8::1', 'fd00::/8', '2001:db8:0:0'],
    ['a link-local address', 'fe80::1%eth0', undefined, '', 'fe80:0:0:0'],
  ])('is %s', (_, connection, forwarded, proxies, client) => {
    expect(clientOf(connection, forwarded, proxies)).toBe(client);
  });
});
