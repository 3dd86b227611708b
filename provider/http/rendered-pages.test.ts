import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Drizzle from '../database/drizzle.ts';
import { eventually } from '../testing/eventually.ts';
import { statements, stepOf } from '../testing/recorded-statements.ts';
import { startTestProvider, type Person, type TestProvider } from '../testing/test-provider.ts';

vi.mock('../database/drizzle.ts', async (original) => {
  const { recordStatements } = await import('../testing/recorded-statements.ts');
  return recordStatements(await original<typeof Drizzle>());
});

const styles = '.px-gutter{padding:1rem}';

const index = `<!doctype html>
<html lang="en">
  <head>
    <title>Superwallet</title>
    <script type="module" crossorigin src="/superwallet/assets/index-abc123.js"></script>
    <meta name="superwallet-messages" content="{&quot;ko-first&quot;:&quot;/superwallet/assets/ko-first-1.js&quot;,&quot;en-bell&quot;:&quot;/superwallet/assets/en-bell-1.js&quot;}">
    <link rel="modulepreload" crossorigin href="/superwallet/assets/en-first-1.js" data-messages="en-first">
    <link rel="modulepreload" crossorigin href="/superwallet/assets/ko-bell-1.js" data-messages="ko-bell">
    <link rel="modulepreload" crossorigin href="/superwallet/assets/reads.js" data-unrendered>
    <link rel="stylesheet" crossorigin href="/superwallet/assets/index-abc123.css">
  </head>
  <body>
    <div id="root">
      <!--screen-->
      <p>A logo</p>
      <!--/screen-->
    </div>
    <noscript>It needs JavaScript.</noscript>
  </body>
</html>
`;

/**
 * Renders its input. A path that ends in `/9` reads another user's data. Rendering `/fails` throws, and `/keys` is
 * not rendered.
 */
const renderer = `
export async function renderPage({ path, search, user, theme, language, timeZone, now, read }) {
  if (path.endsWith('/fails')) throw new Error('A component failed');
  if (path.endsWith('/keys')) return undefined;
  const userId = path.endsWith('/9') ? 9 : user.id;
  const answers = await read([
    ...(path.endsWith('/profile') ? [{ name: 'verify', params: {} }, { name: 'user', params: { userId } }] : []),
    { name: 'assets', params: { userId } },
    { name: 'exchangeRates', params: {} },
  ]);
  const shown = [path, search, theme, timeZone, now.toISOString(), user.firstName].join(' ');
  return { title: 'A & <b>', markup: '<p>' + shown + '</p>', answers };
}`;

const markOf = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 16);

describe('a rendered page', () => {
  let home: string;
  let provider: TestProvider;
  let person: Person;
  async function writeWallet() {
    await writeFile(join(home, 'index.html'), index);
    await writeFile(join(home, 'assets', 'index-abc123.css'), styles);
    await writeFile(join(home, '.server', 'render-page.js'), renderer);
  }
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'superwallet-pages-'));
    await mkdir(join(home, 'assets'));
    await mkdir(join(home, '.server'));
    await writeWallet();
    provider = await startTestProvider(undefined, { walletDirectory: home });
  });
  beforeEach(async () => {
    person = await provider.register();
  });
  afterAll(async () => {
    await provider.close();
    await rm(home, { recursive: true, force: true });
  });

  /** Opens an address as a browser does. */
  const open = (path: string, cookies: Record<string, string>, headers = {}) =>
    new Promise<{ headers: Record<string, unknown>; html: string }>((resolve, reject) => {
      const { hostname, port } = new URL(provider.url);
      const cookie = Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; ');
      request(
        {
          hostname,
          port,
          path,
          headers: {
            Accept: 'text/html',
            'Sec-Fetch-Mode': 'navigate',
            Cookie: cookie,
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const body = Buffer.concat(chunks);
            const isZipped = response.headers['content-encoding'] === 'gzip';
            resolve({
              headers: response.headers,
              html: (isZipped ? gunzipSync(body) : body).toString(),
            });
          });
        },
      )
        .on('error', reject)
        .end();
    });

  const cookiesOf = ({ token }: Person, page = `${markOf(token)}.dark.en-ko.Asia/Seoul`) => ({
    superwallet_session: token,
    superwallet_page: page,
  });

  it.each([
    ['en-ko', 'en', ['en-first-1.js', 'ko-bell-1.js']],
    ['en', 'en', ['en-first-1.js', 'en-bell-1.js']],
    ['ko', 'ko', ['ko-first-1.js', 'ko-bell-1.js']],
  ])('in the languages "%s" preloads their messages', async (setting, lang, files) => {
    const cookie = `${markOf(person.token)}.dark.${setting}.Asia/Seoul`;
    const { html } = await open('/superwallet/', cookiesOf(person, cookie));
    expect(html).toContain(`lang="${lang}" data-language="${setting}"`);
    const preloaded = Array.from(
      html.matchAll(/modulepreload[^>]*\/([^/"]*-1\.js)"/g),
      ([, file]) => file,
    );
    expect(preloaded).toEqual(files);
    expect(html).not.toContain('superwallet-messages');
  });

  it('has the screen, the title and the read data of the signed-in user', async () => {
    const { html, headers } = await open('/superwallet/send?from=home', cookiesOf(person));
    expect(html).toContain('<html data-theme="dark" lang="en" data-language="en-ko">');
    expect(html).toContain('<title>A &amp; &lt;b></title>'.replace('b>', 'b&gt;'));
    expect(html).toContain(
      '<div id="root" data-rendered><p>/superwallet/send ?from=home dark Asia/Seoul 2026-03-02T09:00:00.000Z Test</p></div>',
    );
    const [, json = ''] =
      /<script type="application\/json" id="page-state">([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      mark: markOf(person.token),
      user: { id: person.id, email: person.email },
      answers: [
        { name: 'assets', params: { userId: person.id }, data: expect.any(Array) as unknown },
        { name: 'exchangeRates', params: {}, data: expect.any(Array) as unknown },
      ],
    });
    expect(html).not.toContain(person.token);
    expect(html).not.toContain('A logo');
    expect(html).toContain('<noscript>It needs JavaScript.</noscript>');
    // On a slow network the scripts must not delay the visible content.
    expect(html.indexOf('<script type="module"')).toBeGreaterThan(html.indexOf('page-state'));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('reads the session and the user once, and answers its calls as the API does', async () => {
    const [verified, user] = await Promise.all([
      provider.get('/auth/verify', person.token),
      provider.get(`/user/${person.id}`, person.token),
    ]);
    statements.length = 0;
    const { html } = await open('/superwallet/profile', cookiesOf(person));
    expect(statements.map(stepOf)).toEqual([
      'select find_session',
      'select users',
      'select ledger_accounts',
    ]);
    const [, json = ''] = /id="page-state">([^<]*)<\/script>/.exec(html) ?? [];
    const { answers } = JSON.parse(json) as { answers: { data: unknown }[] };
    expect(answers.map(({ data }) => data).slice(0, 2)).toEqual([verified.body, user.body]);
  });

  it('contains its styles, and the policy allows only their hash', async () => {
    const { html, headers } = await open('/superwallet/', cookiesOf(person));
    expect(html).toContain(`<style>${styles}</style>`);
    expect(html).not.toContain('rel="stylesheet"');
    const hash = createHash('sha256').update(styles).digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('omits preloads that only an unrendered page needs', async () => {
    const { html } = await open('/superwallet/', cookiesOf(person));
    expect(html).toContain('index-abc123.js');
    expect(html).not.toContain('reads.js');
  });

  it('is not cached, and is sent compressed', async () => {
    const { headers } = await open('/superwallet/', cookiesOf(person), {
      'Accept-Encoding': 'gzip, deflate, br',
    });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['vary']).toBe('Cookie, Accept-Encoding');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['etag']).toBeUndefined();
  });

  it.each([
    ['gzip;q=0', undefined],
    ['br, gzip; q=0.0', undefined],
    ['deflate, gzip;q=0.5', 'gzip'],
    ['x-gzip', undefined],
    ['identity', undefined],
  ])('chooses the encoding for %j', async (accepted, encoding) => {
    const { html, headers } = await open('/superwallet/', cookiesOf(person), {
      'Accept-Encoding': accepted,
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(html).toContain('data-rendered');
  });

  it('states the version of the wallet', async () => {
    const { headers } = await open('/superwallet/', cookiesOf(person));
    expect(headers['x-wallet-version']).toBe(createHash('md5').update(index).digest('hex'));
  });

  it('contains the data of its own user, even if the browser has a cached copy of the address', async () => {
    const other = await provider.register();
    const { headers } = await open('/superwallet/', {});
    const cached = { 'If-None-Match': String(headers['etag']) };
    for (const { id, email } of [person, other]) {
      const { html } = await open(
        '/superwallet/',
        cookiesOf(id === person.id ? person : other),
        cached,
      );
      expect(html).toContain(`"email":"${email}"`);
      expect(html).not.toContain(id === person.id ? other.email : person.email);
    }
  });

  it("escapes a user's texts as plain text, also in the state", async () => {
    const firstName = '</script><script>alert(1)</script>';
    const { body } = await provider.get(`/user/${person.id}`, person.token);
    const profile = Object.assign({}, body, { firstName });
    await provider.request('PUT', '/user/profile', { token: person.token, body: profile });
    const { html } = await open('/superwallet/', cookiesOf(person));
    const [, json = ''] = /id="page-state">([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ user: { firstName } });
  });

  it('uses the theme of the device, if the user has chosen that', async () => {
    const { html } = await open(
      '/superwallet/',
      cookiesOf(person, `${markOf(person.token)}.system.en-ko.UTC`),
    );
    expect(html).toContain('<html lang="en" data-language="en-ko">');
  });

  const expectUnrendered = async (
    cookies: Record<string, string>,
    path = '/superwallet/',
    headers = {},
  ) => {
    const answer = await open(path, cookies, headers);
    expect(answer.html).toBe(index);
    expect(answer.headers['cache-control']).toBe('no-cache');
  };

  it('is not rendered without a session, or without a page cookie', async () => {
    await expectUnrendered({});
    await expectUnrendered({ superwallet_page: `${markOf(person.token)}.dark.en-ko.UTC` });
    await expectUnrendered({ superwallet_session: person.token });
    await expectUnrendered(cookiesOf(person, ''));
  });

  it('is not rendered for a browser that shows another session', async () => {
    const other = await provider.register();
    await expectUnrendered({
      ...cookiesOf(person),
      superwallet_page: `${markOf(other.token)}.dark.en-ko.UTC`,
    });
  });

  it.each([
    'dark',
    '0123456789abcdef',
    '0123456789abcdef.dark',
    '0123456789abcdef.dark.Nowhere/AtAll',
    '0123456789abcdef.blue.UTC',
    `0123456789abcdef.dark.${'a'.repeat(81)}`,
  ])('is not rendered for the page cookie %s', async (value) => {
    await expectUnrendered(
      cookiesOf(person, value.replace('0123456789abcdef', markOf(person.token))),
    );
  });

  it('is not rendered after the session has ended', async () => {
    await provider.request('POST', '/auth/logout', { token: person.token });
    await expectUnrendered(cookiesOf(person));
  });

  it('is not rendered for a session that was idle for too long', async () => {
    provider.environment.advance(31 * 60_000);
    await expectUnrendered(cookiesOf(person));
  });

  it('is rendered for navigations only', async () => {
    await expectUnrendered(cookiesOf(person), '/superwallet/', { 'Sec-Fetch-Mode': 'cors' });
  });

  it('is not rendered if only the device can render it', async () => {
    await expectUnrendered(cookiesOf(person), '/superwallet/keys');
  });

  it('is not rendered if it would read data of another user', async () => {
    await expectUnrendered(cookiesOf(person), '/superwallet/credential/9');
  });

  it('falls back to the wallet on a rendering error, which is logged', async () => {
    await expectUnrendered(cookiesOf(person), '/superwallet/fails');
    expect(provider.environment.problems.at(-1)).toMatch(/^A page could not be rendered: Error\n/);
  });

  /** Lets no read begin until the returned function is called. */
  const blockDatabase = () => {
    let release = () => {};
    const released = new Promise<void>((fulfil) => (release = fulfil));
    const blocking = provider.database.transaction(() => released);
    return async () => {
      release();
      await blocking;
    };
  };
  const untilRendering = () => eventually(() => expect(provider.environment.isDue(500)).toBe(true));

  it('is rendered by a database that answers within half a second', async () => {
    const release = blockDatabase();
    const page = open('/superwallet/', cookiesOf(person));
    await untilRendering();
    provider.environment.advance(499);
    await release();
    expect((await page).html).toContain('data-rendered');
    expect(provider.environment.isDue(500)).toBe(false);
  });

  it('falls back to the wallet if the database answers later, and drops the read', async () => {
    const { length } = provider.environment.problems;
    const release = blockDatabase();
    const page = expectUnrendered(cookiesOf(person));
    await untilRendering();
    provider.environment.advance(500);
    await page;
    await release();
    // The next page follows the dropped read in the user's lane.
    expect((await open('/superwallet/', cookiesOf(person))).html).toContain('data-rendered');
    expect(provider.environment.problems).toHaveLength(length);
  });

  it('falls back to the wallet if the database never answers, without a fault in the log', async () => {
    const { length } = provider.environment.problems;
    const release = blockDatabase();
    const page = expectUnrendered(cookiesOf(person));
    await untilRendering();
    provider.environment.advance(500);
    await page;
    // The abandoned read gives up its wait for a turn.
    provider.environment.advance(10_000);
    await new Promise(setImmediate);
    expect(provider.environment.problems).toHaveLength(length);
    await release();
  });

  it('switches to a newer wallet as soon as it is deployed', async () => {
    expect((await open('/superwallet/', cookiesOf(person))).html).toContain('index-abc123.js');
    await writeFile(join(home, 'index.html'), index.replace('abc123.js', 'newer.js'));
    await writeFile(join(home, '.server', 'render-page.js'), renderer.replace('A & <b>', 'Newer'));
    const { html } = await open('/superwallet/', cookiesOf(person));
    expect(html).toContain('index-newer.js');
    expect(html).toContain('<title>Newer</title>');
    await writeWallet();
  });

  it('is rendered by a file that is not served', async () => {
    const { html } = await open(
      '/superwallet/.server/render-page.js',
      {},
      { Accept: '*/*', 'Sec-Fetch-Mode': 'no-cors' },
    );
    expect(html).not.toContain('renderPage');
  });
});
