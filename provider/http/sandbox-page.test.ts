import { createHash } from 'node:crypto';
import { request } from 'node:http';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createSecretKey } from '../accounts/secret-key.ts';
import { queueMessage } from '../messages/queue.ts';
import { eventually } from '../testing/eventually.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { readProxies } from './proxies.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider(undefined, { trustedProxies: readProxies('127.0.0.2') });
  const { id } = await provider.register();
  const { random, clock } = provider.environment;
  const key = createSecretKey(new Uint8Array(32).fill(7), random);
  const texts = ['The first <b>text</b>', '두 번째'] as const;
  for (const [index, text] of texts.entries()) {
    await provider.database.transaction((tx) =>
      queueMessage(
        tx,
        {
          userId: id,
          channel: index === 0 ? 'email' : 'sms',
          message: {
            to: index === 0 ? 'a&b@test.example' : '+821012345678',
            subject: index === 0 ? 'A subject' : '',
            text,
            language: index === 0 ? 'en' : 'ko',
          },
          at: clock.now(),
        },
        { key, random },
      ),
    );
  }
  provider.environment.advance(5_000);
  await eventually(async () => {
    const { body } = await get(provider);
    expect(body).toContain('두 번째');
    expect(body).toContain('A subject');
  });
});
afterAll(() => provider.close());

/** Requests the page with exactly these headers: `fetch` adds some of its own. */
function get(
  { url }: TestProvider,
  headers: Record<string, string> = {},
  { localAddress = '127.0.0.1', path = '/superwallet/sandbox' } = {},
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(url);
      request({ hostname, port, path, headers, localAddress }, (response) => {
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

it('shows the messages of the sandbox as text, newest first', async () => {
  const { status, body } = await get(provider);
  expect(status).toBe(200);
  expect(body).toContain('E-mail to <span>a&amp;b@test.example</span>');
  expect(body).toContain('SMS to <span>+821012345678</span>');
  expect(body).toContain('The first &lt;b&gt;text&lt;/b&gt;');
  expect(body).toContain('<p class="text" lang="ko">두 번째</p>');
  expect(body.indexOf('두 번째')).toBeLessThan(body.indexOf('The first'));
});

it('has no scripts and no external resources, and is not cached', async () => {
  const { headers, body } = await get(provider);
  const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(headers['cache-control']).toBe('no-store');
});

it.each([
  ['this machine', {}, {}],
  ['another name of this machine', { Host: 'localhost:4173' }, {}],
  ['the IPv6 address of this machine', { Host: '[::1]:4173' }, {}],
  ['a path with a slash at the end', {}, { path: '/superwallet/sandbox/' }],
  [
    'this machine through a trusted proxy',
    { 'X-Forwarded-For': '127.0.0.1' },
    { localAddress: '127.0.0.2' },
  ],
])('answers %s', async (_, headers, options) => {
  expect((await get(provider, headers, options)).status).toBe(200);
});

it.each([
  ['another machine through a trusted proxy', { 'X-Forwarded-For': '203.0.113.9' }, '127.0.0.2'],
  ['a proxy that is not trusted', { 'X-Forwarded-For': '127.0.0.1' }, '127.0.0.1'],
  [
    'a proxy that names its client in another header',
    { Forwarded: 'for=203.0.113.9' },
    '127.0.0.1',
  ],
  ['a page whose host name resolves to this machine', { Host: 'evil.example' }, '127.0.0.1'],
  ['a name that begins like this machine', { Host: 'localhost.evil.example' }, '127.0.0.1'],
])('answers 404 to %s', async (_, headers, localAddress) => {
  const { status, body } = await get(provider, headers, { localAddress });
  expect({ status, body }).toEqual({ status: 404, body: 'There is nothing at this address.' });
});

it('is not served when both channels are real', async () => {
  const mail = await startSmtpServer();
  const real = await startTestProvider(undefined, {
    mailServer: { url: mail.url, from: 'no-reply@wallet.test' },
    smsWebhook: { url: 'http://127.0.0.1:9/', secret: 'x'.repeat(32) },
  });
  expect((await get(real)).status).toBe(404);
  await real.close();
  await mail.close();
});
