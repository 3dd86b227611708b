/**
 * Compares the built wallet, signed in on Home, with a React page of one line, and with a prerendered copy of it.
 * All are built and served in the same way and measured alternately in one run: in Chromium at phone size, with the CPU
 * slowed down four times, on slow 4G, with the real event stream. `npm run bench [-- rounds]`.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';

import { startProvider } from '#provider/provider.ts';
import { samplePassword, sampleUser } from '#provider/seed.ts';
import { markLength, pageCookieName, writePageCookie } from '#api/page.ts';
import { basePath } from '#wallet/paths.ts';
import { chromiumLaunchOptions } from '../browser/chromium.ts';
import { measureHeapGrowth, measureInteractions } from './start-bench/interactions.ts';
import {
  cpuSlowdown,
  measureStart,
  openPhone,
  type MeasuredPage,
  type Start,
} from './start-bench/page-start.ts';

const rounds = Math.max(1, Number.parseInt(process.argv[2] ?? '9', 10));
const routeChanges = 200;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

type Figure = keyof Start;

/** The compared figures, each with its unit and its limit: a multiple of hello world, or a value in its own unit. */
const coldRows: readonly [name: string, figure: Figure, unit: string, bar: string][] = [
  ['first paint', 'paint', 'ms', '0.55 ×'],
  ['seen', 'seen', 'ms', '0.6 ×'],
  ['hydrated', 'hydrated', 'ms', '1.2 ×'],
  ['JavaScript before that, gzipped', 'script', 'kB', '1.4 ×'],
  ['requests before that', 'requests', '', '7'],
  ['main thread', 'work', 'ms', '1.5 ×'],
  ['blocking time', 'blocking', 'ms', '+20 ms'],
  ['layout shift', 'shift', '', '0'],
];
const warmRows = coldRows
  .filter(([, figure]) => figure === 'seen' || figure === 'hydrated')
  .map(
    ([name, figure, unit]) => [name, figure, unit, figure === 'seen' ? '0.8 ×' : '1.2 ×'] as const,
  );

const digits = (figure: Figure, value: number): string =>
  figure === 'script'
    ? (value / 1_000).toFixed(1)
    : figure === 'shift'
      ? value.toFixed(3)
      : value.toFixed(0);

function table(
  title: string,
  rows: readonly (readonly [string, Figure, string, string])[],
  starts: Readonly<Record<'wallet' | 'hello' | 'prerendered', readonly Start[]>>,
): void {
  console.log(`\n| ${title} | wallet | hello world | prerendered | ratio | bar |`);
  console.log('|---|---|---|---|---|---|');
  for (const [name, figure, unit, bar] of rows) {
    const of = (page: keyof typeof starts) => starts[page].map((start) => start[figure]);
    const hello = of('hello');
    const ratio = median(of('wallet').map((value, round) => value / (hello[round] ?? value)));
    const cells = (['wallet', 'hello', 'prerendered'] as const).map((page) =>
      `${digits(figure, median(of(page)))} ${unit}`.trim(),
    );
    console.log(
      `| ${[name, ...cells, Number.isFinite(ratio) ? ratio.toFixed(2) : '–', bar].join(' | ')} |`,
    );
  }
}

/** Measures a cold start, a warm start with the cache of the cold one, and an offline start if the page supports it. */
async function measureStarts(browser: Browser, page: MeasuredPage) {
  const context = await openPhone(browser, page);
  const cold = await measureStart(context, page);
  await untilInstalled(context, page);
  const warm = await measureStart(context, page);
  let offline: Start | undefined;
  if (page.shell !== undefined) {
    await context.setOffline(true);
    offline = await measureStart(context, { url: page.url, selector: page.shell });
  }
  await context.close();
  return { cold, warm, offline };
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** The page cookie that the wallet has written for a session on its last visit. */
function pageCookieOf(token: string): MeasuredPage['cookies'][number] {
  const mark = createHash('sha256').update(token).digest('hex').slice(0, markLength);
  const value = writePageCookie({ mark, theme: 'system', language: 'en-ko', timeZone });
  return { name: pageCookieName, value, path: basePath };
}

async function untilInstalled(
  context: Awaited<ReturnType<typeof openPhone>>,
  page: MeasuredPage,
): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(page.url);
  await tab.waitForLoadState('networkidle');
  if (page.shell !== undefined) {
    await tab.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  }
  await tab.close();
}

const folders = ['hello-world', 'prerendered'].map((name) => ({
  root: join('checks', 'load', 'start-bench', name),
  outDir: mkdtempSync(join(tmpdir(), 'superwallet-hello-')),
}));
await build({ logLevel: 'warn' });
await build({ configFile: join('app', 'page', 'vite.config.ts'), logLevel: 'warn' });
for (const { root, outDir } of folders) {
  await build({
    configFile: false,
    root,
    base: `${basePath}/`,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
}

const providers = [];
for (const walletDirectory of ['dist', ...folders.map(({ outDir }) => outDir)]) {
  providers.push(
    await startProvider({
      database: { kind: 'directory', path: mkdtempSync(join(tmpdir(), 'superwallet-bench-')) },
      host: '127.0.0.1',
      port: 0,
      sampleData: true,
      walletDirectory,
    }),
  );
}
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const [walletUrl = '', ...helloUrls] = providers.map(({ url }) => `${url}${basePath}/`);
  const signedIn = await fetch(new URL('api/auth/login', walletUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: sampleUser.email, password: samplePassword }),
  });
  const { token, user } = (await signedIn.json()) as { token: string; user: unknown };
  const wallet: MeasuredPage = {
    url: walletUrl,
    selector: 'section[aria-label="Total portfolio value"] a[href$="/send"]',
    shell: 'a[aria-label="Superwallet, home"]',
    storage: {
      auth_token: token,
      user_data: JSON.stringify(user),
      // The wallet stores this at each visit, together with the page cookie.
      time_zone: `${new Date().getTimezoneOffset()} ${timeZone}`,
    },
    cookies: signedIn.headers
      .getSetCookie()
      .map((line) => {
        const [pair = '', ...attributes] = line.split(/; ?/);
        const [name = '', value = ''] = pair.split('=');
        const path = attributes.find((text) => text.startsWith('Path='))?.slice(5) ?? '/';
        return { name, value, path };
      })
      // Empty cookies only delete cookies of earlier versions.
      .filter(({ value }) => value !== '')
      .concat(pageCookieOf(token)),
  };
  const [hello, prerendered] = helloUrls.map((url): MeasuredPage => ({
    url,
    selector: 'h1',
    storage: {},
    cookies: [],
  }));
  if (hello === undefined || prerendered === undefined) throw new Error('A page is missing');
  const pages = { wallet, hello, prerendered };

  const names = ['wallet', 'hello', 'prerendered'] as const;
  const cold = { wallet: [] as Start[], hello: [] as Start[], prerendered: [] as Start[] };
  const warm = { wallet: [] as Start[], hello: [] as Start[], prerendered: [] as Start[] };
  const offline: Start[] = [];
  // The first round warms up the servers and is not counted. The pages are measured alternately.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const starts = await measureStarts(browser, pages[name]);
      if (round === 0) continue;
      cold[name].push(starts.cold);
      warm[name].push(starts.warm);
      if (starts.offline) offline.push(starts.offline);
    }
  }
  console.log(`\nStart, CPU ×${cpuSlowdown}, slow 4G, ${rounds} rounds, medians`);
  table('cold', coldRows, cold);
  table('warm', warmRows, warm);
  const share =
    median(offline.map(({ seen }) => seen)) / median(cold.hello.map(({ seen }) => seen));
  console.log(
    `\nOffline the shell is seen after ${median(offline.map(({ seen }) => seen)).toFixed(0)} ms, ${share.toFixed(2)} × the cold hello world (bar 0.6 ×)`,
  );

  const durations = new Map<string, number[]>();
  for (let round = 0; round < Math.min(rounds, 5); round += 1) {
    const context = await openPhone(browser, wallet);
    for (const { name, duration } of await measureInteractions(context, wallet)) {
      durations.set(name, [...(durations.get(name) ?? []), duration]);
    }
    await context.close();
  }
  console.log('\n| interaction, until the next paint | median | bar |\n|---|---|---|');
  for (const [name, values] of durations) console.log(`| ${name} | ${median(values)} ms | 64 ms |`);

  const context = await openPhone(browser, wallet);
  const growth = await measureHeapGrowth(context, wallet, routeChanges);
  await context.close();
  console.log(
    `\nHeap after ${routeChanges} route changes: ${(growth / 1e6).toFixed(2)} MB more (bar 1 MB)`,
  );
} finally {
  await browser.close();
  for (const provider of providers) await provider.close();
  for (const { outDir } of folders) rmSync(outDir, { recursive: true });
}
