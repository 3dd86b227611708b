import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';

describe('the answers of the API', () => {
  let provider: TestProvider;
  let person: Person;
  beforeAll(async () => {
    provider = await startTestProvider(undefined, { walletOrigin: 'https://wallet.example.com' });
    person = await provider.register();
    for (let sent = 0; sent < 12; sent += 1) await provider.send(person);
  });
  afterAll(() => provider.close());

  /** An unprocessed answer: `fetch` would decompress it. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const { hostname, port } = new URL(provider.url);
      const sent = { Authorization: `Bearer ${person.token}`, ...headers };
      request({ hostname, port, path: `/superwallet/api${path}`, headers: sent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({ headers: response.headers, body: Buffer.concat(chunks) });
        });
      })
        .on('error', reject)
        .end();
    });

  it('are compressed if they are long', async () => {
    const path = `/activities/${person.id}`;
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('Accept-Encoding, Origin');
    expect(plain.body.length).toBeGreaterThan(1_000);
    const zipped = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Origin',
    });
    expect(zipped.body.length).toBeLessThan(plain.body.length / 2);
    expect(gunzipSync(zipped.body).toString()).toBe(plain.body.toString());
  });

  it.each([
    ['gzip;q=0', undefined],
    ['br, gzip; q=0.0', undefined],
    ['deflate, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', undefined],
  ])('have the encoding for %j', async (accepted, encoding) => {
    const { headers } = await get(`/activities/${person.id}`, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it.each(['/auth/verify', '/transactions/0'])(
    'are sent as they are if they are short: %s',
    async (path) => {
      const { headers, body } = await get(path, { 'Accept-Encoding': 'gzip' });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toMatch(/^\{/);
    },
  );
});
