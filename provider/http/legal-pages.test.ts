import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { hasLegalPages } from './legal-pages.ts';

/** Requests exactly this path: `fetch` would normalise it. */
function get(provider: TestProvider, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(provider.url);
      request({ hostname, port, path, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

describe('the pages of this test wallet', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider();
  });
  afterAll(() => provider.close());

  it.each([
    ['/superwallet/terms', '<h1>Terms of Service</h1>', 'No real money moves here'],
    ['/superwallet/terms/', '<h1>Terms of Service</h1>', 'No real money moves here'],
    ['/superwallet/privacy?lang=de', '<h1>Privacy Policy</h1>', 'What the provider stores'],
    ['/superwallet/terms?lang=ko', '<html lang="ko">', '실제 돈은 오가지 않고'],
    ['/superwallet/privacy/?lang=ko', '<h1>개인정보 처리방침</h1>', '서비스가 저장하는 정보'],
  ])('are served at %s', async (path, title, text) => {
    const { status, headers, body } = await get(provider, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain(title);
    expect(body).toContain(text);
  });

  it.each(['terms', 'privacy'])('say as much in Korean as in English: %s', async (page) => {
    const elements = async (query: string) => {
      const { body } = await get(provider, `/superwallet/${page}${query}`);
      return body.match(/<(?:h1|h2|p|li|a)\b/g);
    };
    expect(await elements('?lang=ko')).toEqual(await elements(''));
  });

  it('may contain styles, but no scripts', async () => {
    const { headers, body } = await get(provider, '/superwallet/terms');
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).not.toMatch(/<script|style=|https?:/);
  });

  it('are revalidated each time', async () => {
    const { headers } = await get(provider, '/superwallet/privacy');
    const again = await get(provider, '/superwallet/privacy', {
      'If-None-Match': String(headers['etag']),
    });
    expect(again.status).toBe(304);
  });
});

describe('the pages of an operator', () => {
  let home: string;
  let provider: TestProvider;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'superwallet-legal-'));
    const legalDirectory = join(home, 'legal');
    await mkdir(legalDirectory);
    await writeFile(join(home, 'secret.html'), 'secret');
    await writeFile(join(legalDirectory, 'other.html'), 'secret');
    await writeFile(join(legalDirectory, 'terms.html'), 'Terms of Busan Bank');
    await writeFile(join(legalDirectory, 'privacy.html'), 'Privacy at Busan Bank');
    // Without a built wallet: the pages do not depend on it.
    provider = await startTestProvider(undefined, {
      legalDirectory,
      walletDirectory: join(home, 'dist'),
    });
  });
  afterAll(async () => {
    await provider.close();
    await rm(home, { recursive: true, force: true });
  });

  it('replace those of the test wallet', async () => {
    expect((await get(provider, '/superwallet/terms')).body).toBe('Terms of Busan Bank');
    expect((await get(provider, '/superwallet/privacy')).body).toBe('Privacy at Busan Bank');
  });

  it('are shown in English if the operator has no Korean ones', async () => {
    const { body } = await get(provider, '/superwallet/privacy?lang=ko');
    expect(body).toBe('Privacy at Busan Bank');
  });

  it.each([
    '/superwallet/terms/../secret.html',
    '/superwallet/terms/..%2fsecret.html',
    '/superwallet/terms/%2e%2e/secret.html',
    '/superwallet/terms%2f..%2fother.html',
    '/superwallet/privacy/other.html',
    '/superwallet/other.html',
    '/superwallet/other',
    '/superwallet/terms.html',
    '/superwallet/terms%00',
    '/superwallet//terms/secret.html',
  ])('are the only files that are served: %s is not found', async (path) => {
    const { status, body } = await get(provider, path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('Busan');
  });

  it('change without a restart', async () => {
    await writeFile(join(home, 'legal', 'terms.html'), 'New terms of Busan Bank');
    expect((await get(provider, '/superwallet/terms')).body).toBe('New terms of Busan Bank');
  });

  it('are not served from outside of their directory', async () => {
    const page = join(home, 'legal', 'privacy.html');
    await rm(page);
    await symlink(join(home, 'secret.html'), page);
    const { status, body } = await get(provider, '/superwallet/privacy');
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
    expect(await hasLegalPages(join(home, 'legal'))).toBe(false);
    await rm(page);
    await writeFile(page, 'Privacy at Busan Bank');
  });

  it('are required together', async () => {
    expect(await hasLegalPages(join(home, 'legal'))).toBe(true);
    expect(await hasLegalPages(home)).toBe(false);
    expect(await hasLegalPages(join(home, 'nowhere'))).toBe(false);
  });
});
