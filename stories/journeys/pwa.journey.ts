import type { Page } from '@playwright/test';

import { expect, test } from './journey.ts';
import { goToAssets, offlineReady } from './steps.ts';
import { WalletVersions } from './wallet-versions.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths of all entries in the browser's caches. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const version = (page: Page) => page.locator('html').getAttribute('data-version');

test('the wallet opens offline with a message, and loads its data when it is online again', async ({
  newPerson,
}) => {
  const person = await newPerson('Jiwoo');
  const { page } = person;
  await offlineReady(page);
  await goToAssets(person);

  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(page.getByText('We could not load your assets')).toBeVisible();
  await expect(page.getByText('We could not load your transactions')).toBeVisible();
  await expect(page.getByText(/^We cannot reach the wallet service/).first()).toBeVisible();
  // A screen that was not opened before works too.
  await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
  await expect(page.getByRole('heading', { name: 'Traveler', level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('We could not load your wallet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
  await goToAssets(person);

  await page.context().setOffline(false);
  await expect(page.getByRole('region', { name: 'Your assets' })).toContainText('USDC');
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test('data in memory is shown offline, beside errors for data that cannot be loaded', async ({
  newPerson,
}) => {
  const person = await newPerson('Jiwoo');
  const { page } = person;
  await offlineReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Send' }).click();
  await expect(page.getByRole('combobox', { name: 'Asset' })).toBeVisible();
  await page.context().setOffline(true);
  await goToAssets(person);
  await expect(page.getByRole('region', { name: 'Your assets' })).toContainText('USDC');
  await expect(page.getByText('We could not load your assets')).toBeHidden();
});

test('no answer of the API is cached', async ({ newPerson }) => {
  const person = await newPerson('Jiwoo');
  await offlineReady(person.page);
  await person.page.reload();
  await goToAssets(person);
  const addresses = await cachedAddresses(person.page);
  expect(addresses).toContain('/superwallet/index.html');
  expect(addresses.filter((path) => path.includes('/api'))).toEqual([]);
});

test('an update waits until the user accepts it, and every tab continues to work', async ({
  newPerson,
  startProvider,
}, testInfo) => {
  const versions = await WalletVersions.copy(testInfo.outputPath('wallet'));
  const provider = await startProvider({ walletDirectory: versions.directory });
  const { page } = await newPerson('Jiwoo', '', provider);
  await offlineReady(page);
  const second = await page.context().newPage();
  await second.goto(`${provider.url}bank-info`);
  await second.getByRole('button', { name: 'Add bank account' }).click();
  await second.getByLabel('Account holder').fill('Half a name');

  await versions.publishNext();
  // The wallet returns to the foreground and checks for a new version.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const update = page.getByRole('button', { name: 'Update now' });
  await expect(update).toBeVisible();

  // Without the update, the current version works on, also the screens whose chunks the server no longer has.
  await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'Activity History', level: 1 })).toBeVisible();
  expect(await version(page)).toBeNull();

  // Chromium takes about 20 milliseconds to stop the current version, and a fetch in this time restarts it.
  await page.evaluate((address) => {
    const fetching = setInterval(() => void fetch(address), 12);
    setTimeout(() => clearInterval(fetching), 1_000);
  }, provider.url);
  await update.click();
  await expect(page.locator('html[data-version="2"]')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Activity History', level: 1 })).toBeVisible();
  await expect(update).toBeHidden();

  // The other tab still has its input, and updates at the next navigation.
  await expect(second.getByLabel('Account holder')).toHaveValue('Half a name');
  expect(await version(second)).toBeNull();
  await second.getByRole('navigation').getByRole('link', { name: 'Assets' }).click();
  await expect(second.locator('html[data-version="2"]')).toBeAttached();
  await expect(second.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();

  // A newly opened wallet does not ask: it updates before the user can act.
  await versions.publishNext();
  await second.close();
  const third = await page.context().newPage();
  await page.close();
  await third.goto(provider.url);
  await expect(third.locator('html[data-version="3"]')).toBeAttached();
  await expect(third.getByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
});

test.describe('a page in use', () => {
  test.use({ camera: { sees: ['https://example.com/menu'], allowed: true } });

  test('continues to work when another tab updates, and is updated when the user accepts', async ({
    newPerson,
    startProvider,
  }, testInfo) => {
    const versions = await WalletVersions.copy(testInfo.outputPath('wallet'));
    const provider = await startProvider({ walletDirectory: versions.directory });
    const { page } = await newPerson('Jiwoo', '', provider);
    await offlineReady(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
    await page.getByRole('button', { name: 'Enter manually' }).click();
    await page.getByLabel('Merchant').fill('Half a name');

    await versions.publishNext();
    const second = await page.context().newPage();
    await second.goto(provider.url);
    const update = (of: Page) => of.getByRole('button', { name: 'Update now' });
    await expect(update(second)).toBeVisible();
    await expect(update(page)).toBeVisible();
    expect([await version(page), await version(second)]).toEqual([null, null]);

    await update(second).click();
    await expect(second.locator('html[data-version="2"]')).toBeAttached();
    await expect(update(second)).toBeHidden();
    // The chunks that this page has not fetched yet are neither on the server nor in the browser's HTTP cache.
    await forgetFetched(page);
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    const scanner = page.getByRole('dialog', { name: 'Scan your receipt' });
    await expect(scanner.getByRole('status')).toContainText('This code is not a receipt');
    await scanner.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Support chat' }).click();
    const chat = page.getByRole('dialog', { name: 'Support chat' });
    await chat.getByRole('button', { name: 'Check balance' }).click();
    await expect(chat.getByRole('log')).toContainText('Home and Assets show your');
    await chat.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Merchant')).toHaveValue('Half a name');
    expect(await version(page)).toBeNull();

    await update(page).click();
    await expect(page.locator('html[data-version="2"]')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Traveler', level: 1 })).toBeVisible();
    await expect(update(page)).toBeHidden();

    // The old version is removed once no page runs it.
    await second.close();
    await versions.publishNext();
    await page.reload();
    await expect(page.locator('html[data-version="3"]')).toBeAttached();
    const addresses = await cachedAddresses(page);
    expect(addresses.filter((path) => path.endsWith('-v3.js'))).not.toEqual([]);
    expect(addresses.filter((path) => path.endsWith('-v2.js'))).toEqual([]);
  });
});

/** Empties the browser's HTTP cache, which the wallet must not rely on. */
async function forgetFetched(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

test('the wallet is installable: its manifest is complete, and its icons have the stated sizes', async ({
  open,
  provider,
}) => {
  const { page } = await open();
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(new URL(href ?? '', provider.url).pathname).toBe('/superwallet/manifest.webmanifest');
  const answer = await page.request.get(`${provider.url}manifest.webmanifest`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: Record<string, string>[] };
  expect(manifest).toMatchObject({
    id: '/superwallet/',
    name: 'Superwallet',
    short_name: 'Superwallet',
    start_url: '/superwallet/',
    scope: '/superwallet/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src = '', sizes = '', type = '' } of manifest.icons) {
    const icon = await page.request.get(new URL(src, answer.url()).href);
    expect(icon.headers()['content-type'], src).toContain(type);
    const drawn = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon.url());
    if (sizes !== 'any') expect(drawn, src).toBe(sizes);
  }
});
