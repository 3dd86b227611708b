import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { hasWallet } from './static-wallet.ts';

const index = '<!doctype html><title>Superwallet</title>';
const script = `console.log(${JSON.stringify('superwallet '.repeat(200))});`;
const font = createHash('shake256', { outputLength: 2_000 }).digest();

/** An unprocessed answer: `fetch` would follow redirects, normalise paths and decompress. */
interface RawAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

describe('the static wallet', () => {
  let home: string;
  let provider: TestProvider;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'superwallet-dist-'));
    const dist = join(home, 'dist');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(home, 'secret.txt'), 'secret');
    await writeFile(join(dist, 'index.html'), index);
    await writeFile(join(dist, 'sw.js'), 'self.skipWaiting();');
    await writeFile(join(dist, 'manifest.webmanifest'), '{}');
    await writeFile(join(dist, 'assets', 'index-abc123.js'), script);
    await writeFile(join(dist, 'assets', 'font-abc123.woff2'), font);
    await mkdir(join(dist, '.server'));
    await writeFile(join(dist, '.server', 'secret.js'), 'secret');
    await symlink(join(home, 'secret.txt'), join(dist, 'outside.txt'));
    await symlink('../secret.txt', join(dist, 'outside-too.txt'));
    await symlink(home, join(dist, 'home'));
    await symlink(join(dist, 'sw.js'), join(dist, 'inside.js'));
    // An operator may switch between releases by a link.
    await symlink(dist, join(home, 'current'));
    provider = await startTestProvider(undefined, { walletDirectory: join(home, 'current') });
  });
  afterAll(async () => {
    await provider.close();
    await rm(home, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<RawAnswer>((resolve, reject) => {
      const { hostname, port } = new URL(provider.url);
      request({ hostname, port, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
      })
        .on('error', reject)
        .end();
    });

  it.each(['/', '/superwallet'])('redirects %s to the wallet', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe('/superwallet/');
  });

  it.each([
    '/superwallet/',
    '/superwallet/send',
    '/superwallet/assets',
    '/superwallet/assets/',
    '/superwallet/assets?from=home',
    '/superwallet/document/1',
    '/superwallet/document/1.5',
    '/superwallet/no/such/screen',
    '/superwallet/apiary',
  ])('opens the wallet at %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body.toString()).toBe(index);
  });

  it.each([
    '/superwalletx',
    '/index.html',
    '/etc/passwd',
    '/superwallet/favicon.ico',
    '/superwallet/assets/gone-abc123.js',
    '/superwallet/assets/gone',
    '/superwallet/../secret.txt',
    '/superwallet/..%2fsecret.txt',
    '/superwallet/%2e%2e/secret.txt',
    '/superwallet/assets/..%2f..%2fsecret.txt',
    '/superwallet//etc/passwd.txt',
    '/superwallet/%00.js',
    '/superwallet/%ff.js',
  ])('answers %s with 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('secret');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each<[string, Record<string, string>]>([
    ['/superwallet/foo.bar', { 'Sec-Fetch-Mode': 'navigate' }],
    ['/superwallet/document/abc.pdf', { 'Sec-Fetch-Mode': 'navigate', Accept: '*/*' }],
    ['/superwallet/document/abc.pdf', { Accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' }],
  ])('answers with the page when a person opens %s with %j', async (path, headers) => {
    const answer = await get(path, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body.toString()).toBe(index);
  });

  it.each([
    '/superwallet/.git/config',
    '/superwallet/.git/',
    '/superwallet/.env',
    '/superwallet/document/.hidden',
    '/superwallet/%2egit/config',
    '/superwallet/.server/secret.js',
    '/superwallet/..%2fsecret.txt',
  ])('answers a navigation to the hidden %s with 404', async (path) => {
    const answer = await get(path, { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toMatch(/secret|Superwallet/);
  });

  it.each([
    '/superwallet/outside.txt',
    '/superwallet/outside-too.txt',
    '/superwallet/home/secret.txt',
  ])('does not follow the link %s out of the directory', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('secret');
  });

  it('follows a link within the directory', async () => {
    const answer = await get('/superwallet/inside.js');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.body.toString()).toBe('self.skipWaiting();');
  });

  it('requires the page within the directory', async () => {
    const linked = join(home, 'linked');
    await mkdir(linked);
    await symlink(join(home, 'dist', 'index.html'), join(linked, 'index.html'));
    expect(await hasWallet(linked)).toBe(false);
    expect(await hasWallet(join(home, 'current'))).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['/superwallet/gone.js', { 'Sec-Fetch-Mode': 'no-cors', Accept: '*/*' }],
    ['/superwallet/gone.png', { 'Sec-Fetch-Mode': 'no-cors', Accept: 'image/avif,image/*,*/*' }],
    ['/superwallet/assets/gone-abc123.js', { 'Sec-Fetch-Mode': 'cors', Accept: '*/*' }],
    ['/superwallet/assets/gone-abc123.js', { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' }],
  ])('answers a request for the missing %s with %j without the page', async (path, headers) => {
    const answer = await get(path, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  it("answers a user's navigation to a file with the file", async () => {
    const answer = await get('/superwallet/manifest.webmanifest', { 'Sec-Fetch-Mode': 'navigate' });
    expect(answer.body.toString()).toBe('{}');
  });

  it('lets browsers cache hashed assets forever', async () => {
    const answer = await get('/superwallet/assets/index-abc123.js');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(answer.body.toString()).toBe(script);
  });

  it.each([
    ['/superwallet/sw.js', 'text/javascript; charset=utf-8'],
    ['/superwallet/manifest.webmanifest', 'application/manifest+json'],
  ])('makes browsers revalidate %s each time', async (path, type) => {
    const first = await get(path);
    expect(first.headers['content-type']).toBe(type);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get(path, { 'If-None-Match': String(first.headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    ['gzip ; q=0.000, br; q=0', undefined],
    ['x-gzip', undefined],
  ])('chooses the encoding for %j', async (accepted, encoding) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await get('/superwallet/assets/index-abc123.js', {
        'Accept-Encoding': accepted,
      });
      expect(answer.headers['content-encoding']).toBe(encoding);
      const { body } = answer;
      const decoded =
        encoding === 'br'
          ? brotliDecompressSync(body)
          : encoding === 'gzip'
            ? gunzipSync(body)
            : body;
      expect(decoded.toString()).toBe(script);
    }
  });

  it('does not compress fonts, which are compressed already', async () => {
    const answer = await get('/superwallet/assets/font-abc123.woff2', { 'Accept-Encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('font/woff2');
    expect(answer.body.equals(font)).toBe(true);
  });

  it('answers HEAD without a body', async () => {
    const answer = await get('/superwallet/', {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(0);
  });

  it('serves a new build without a restart', async () => {
    const path = join(home, 'dist', 'late.txt');
    expect((await get('/superwallet/late.txt')).status).toBe(404);
    await writeFile(path, 'one');
    expect((await get('/superwallet/late.txt')).body.toString()).toBe('one');
    await writeFile(path, 'three');
    expect((await get('/superwallet/late.txt')).body.toString()).toBe('three');
  });

  it('has the security headers', async () => {
    const { headers } = await get('/superwallet/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
        "media-src 'self' blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; " +
        "worker-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; " +
        "object-src 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    const permissions = String(headers['permissions-policy']).split(', ');
    expect(permissions).toEqual(
      expect.arrayContaining([
        'camera=(self)',
        'publickey-credentials-get=(self)',
        'publickey-credentials-create=(self)',
        'screen-wake-lock=(self)',
        'microphone=()',
        'geolocation=()',
      ]),
    );
  });
});

it('serves a deploy with unchanged times and sizes of its files', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'superwallet-deploy-'));
  const time = new Date('1985-10-26T08:15:00Z');
  async function deploy(name: string) {
    await rm(join(dist, 'assets'), { recursive: true, force: true });
    await mkdir(join(dist, 'assets'));
    const files = {
      'index.html': `<!doctype html><script src="assets/${name}"></script>`,
      'sw.js': `precache('assets/${name}');`,
      [`assets/${name}`]: 'start();',
    };
    for (const [file, content] of Object.entries(files)) {
      await writeFile(join(dist, file), content);
      await utimes(join(dist, file), time, time);
    }
  }
  await deploy('index-aaaaaa.js');
  const provider = await startTestProvider(undefined, { walletDirectory: dist });
  try {
    const read = async (path: string, known = '') => {
      const headers = { 'If-None-Match': known };
      const answer = await fetch(`${provider.url}/superwallet/${path}`, { headers });
      const etag = answer.headers.get('ETag') ?? '';
      return { status: answer.status, etag, text: await answer.text() };
    };
    const before = { page: await read(''), worker: await read('sw.js') };
    expect(await read('', before.page.etag)).toMatchObject({ status: 304 });
    await deploy('index-aaaaab.js');
    for (const [path, { etag }] of [
      ['', before.page],
      ['sw.js', before.worker],
    ] as const) {
      const after = await read(path, etag);
      expect(after).toMatchObject({ status: 200 });
      expect(after.text).toContain('index-aaaaab.js');
      expect(after.etag).not.toBe(etag);
    }
    expect(await read('assets/index-aaaaab.js')).toMatchObject({ status: 200 });
  } finally {
    await provider.close();
    await rm(dist, { recursive: true, force: true });
  }
});
