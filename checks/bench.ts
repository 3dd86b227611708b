/**
 * Compares the start-up of the built wallet, signed in, with that of a page of React and one line. Both are built and
 * served in the same way and measured in one run: in Chromium at phone size, with a CPU slowed down four times, on slow
 * 4G. `npm run bench [-- rounds]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { chromium, devices, type Browser } from 'playwright';
import { build } from 'vite';

import { startProvider } from '../provider/provider.ts';
import { samplePassword, sampleUser } from '../provider/seed.ts';
import { basePath } from '../src/wallet/paths.ts';
import { chromiumLaunchOptions } from './chromium.ts';
import { measureSizes } from './sizes.ts';

/** The slow 4G of Lighthouse. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
/** The slow phone of Lighthouse. */
const cpuSlowdown = 4;

const rounds = Math.max(1, Number.parseInt(process.argv[2] ?? '9', 10));

interface Start {
  /** First contentful paint, in milliseconds. */
  paint: number;
  /** When the first screen could be used, in milliseconds. */
  usable: number;
}

interface Page {
  url: string;
  /** Matches an element that the page has once it can be used. */
  usableSelector: string;
  storage: Record<string, string>;
}

async function measure(browser: Browser, page: Page): Promise<Start> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  await context.addInitScript(
    ({ storage, usableSelector }) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
      const watch = new MutationObserver(() => {
        if (document.querySelector(usableSelector) === null) return;
        watch.disconnect();
        // Two frames later the element has been painted.
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('usable')));
      });
      watch.observe(document, { childList: true, subtree: true });
    },
    { storage: page.storage, usableSelector: page.usableSelector },
  );
  const tab = await context.newPage();
  const protocol = await context.newCDPSession(tab);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', network);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await tab.goto(page.url, { waitUntil: 'commit' });
  await tab.waitForFunction(
    () =>
      performance.getEntriesByName('usable').length > 0 &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const start = await tab.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    usable: performance.getEntriesByName('usable')[0]?.startTime ?? 0,
  }));
  await context.close();
  return start;
}

interface Spread {
  min: number;
  median: number;
  max: number;
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return { min: at(0), median: at(0.5), max: at(1) };
}

function line(name: string, wallet: number[], hello: number[], unit: string): string {
  const show = ({ min, median, max }: Spread, digits: number) =>
    `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
  const ratios = wallet.map((value, round) => value / (hello[round] ?? value));
  return `| ${name} | ${show(spread(wallet), 0)} ${unit} | ${show(spread(hello), 0)} ${unit} | ${show(spread(ratios), 2)} |`;
}

const helloFolder = mkdtempSync(join(tmpdir(), 'superwallet-hello-'));
await build({ logLevel: 'warn' });
await build({
  configFile: false,
  root: 'checks/hello-world',
  base: `${basePath}/`,
  logLevel: 'warn',
  plugins: [react()],
  build: { outDir: helloFolder, emptyOutDir: true, manifest: true },
});

const startBeside = (walletDirectory: string) =>
  startProvider({
    database: { kind: 'directory', path: mkdtempSync(join(tmpdir(), 'superwallet-bench-')) },
    host: '127.0.0.1',
    port: 0,
    sampleData: true,
    walletDirectory,
  });
const walletProvider = await startBeside('dist');
const helloProvider = await startBeside(helloFolder);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const signedIn = await fetch(`${walletProvider.url}${basePath}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: sampleUser.email, password: samplePassword }),
  });
  const { token, user } = (await signedIn.json()) as { token: string; user: unknown };
  const wallet: Page = {
    url: `${walletProvider.url}${basePath}/`,
    usableSelector: 'section[aria-label="Total portfolio value"] a[href$="/send"]',
    storage: { auth_token: token, user_data: JSON.stringify(user) },
  };
  const hello: Page = {
    url: `${helloProvider.url}${basePath}/`,
    usableSelector: 'h1',
    storage: {},
  };

  const starts: { wallet: Start[]; hello: Start[] } = { wallet: [], hello: [] };
  // The first round warms the servers and is not counted. The two pages take turns.
  for (let round = 0; round <= rounds; round += 1) {
    const [walletStart, helloStart] = [
      await measure(browser, wallet),
      await measure(browser, hello),
    ];
    if (round === 0) continue;
    starts.wallet.push(walletStart);
    starts.hello.push(helloStart);
  }

  const [walletJs = 0, helloJs = 0] = ['dist', helloFolder].map(
    (folder) => measureSizes(folder)[0]?.size ?? 0,
  );
  console.log(`\nStart-up, CPU ×${cpuSlowdown}, slow 4G, ${rounds} rounds: median (min–max)\n`);
  console.log('| | wallet, signed-in Home | React hello world | ratio |');
  console.log('|---|---|---|---|');
  console.log(line('initial JS, gzipped', [walletJs], [helloJs], 'kB'));
  for (const [name, key] of [
    ['first contentful paint', 'paint'],
    ['first screen usable', 'usable'],
  ] as const) {
    const of = (list: Start[]) => list.map((start) => start[key]);
    console.log(line(name, of(starts.wallet), of(starts.hello), 'ms'));
  }
} finally {
  await browser.close();
  await Promise.all([walletProvider.close(), helloProvider.close()]);
  rmSync(helloFolder, { recursive: true });
}
