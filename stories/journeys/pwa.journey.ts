import type { Page } from '@playwright/test';

import { createAccount, expect, goToAssets, openWallet, test } from './journey.ts';
import { ProviderProcess } from './provider-process.ts';
import { WalletVersions } from './wallet-versions.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker answers for the page, that is, until the wallet would open offline. */
async function offlineReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The addresses of all that the browser's caches hold. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const version = (page: Page) => page.locator('html').getAttribute('data-version');

test('the wallet opens offline, says so, and reads again when the network is back', async ({
  open,
}) => {
  const person = await open();
  const { page } = person;
  await createAccount(person, 'Jiwoo');
  await offlineReady(page);
  await goToAssets(person);

  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(page.getByText('We could not load your assets')).toBeVisible();
  // A screen that was never open before is part of the wallet too.
  await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
  await expect(page.getByRole('heading', { name: 'Traveler', level: 1 })).toBeVisible();
  await goToAssets(person);

  await page.context().setOffline(false);
  await expect(page.getByRole('region', { name: 'Your assets' })).toContainText('USDC');
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test('no answer of the API is kept', async ({ open }) => {
  const person = await open();
  await createAccount(person, 'Jiwoo');
  await offlineReady(person.page);
  await person.page.reload();
  await goToAssets(person);
  const addresses = await cachedAddresses(person.page);
  expect(addresses).toContain('/superwallet/index.html');
  expect(addresses.filter((path) => path.includes('/api'))).toEqual([]);
});

test('an update waits for the person, and leaves no tab on a broken version', async ({
  browser,
  contextOptions,
}) => {
  const versions = await WalletVersions.copy();
  const provider = await ProviderProcess.start(versions.directory);
  try {
    const person = await openWallet(browser, contextOptions, provider.url);
    const { page } = person;
    await createAccount(person, 'Jiwoo');
    await offlineReady(page);
    const second = await page.context().newPage();
    await second.goto(`${provider.url}bank-info`);
    await second.getByRole('button', { name: 'Add bank account' }).click();
    await second.getByLabel('Account holder').fill('Half a name');

    await versions.publishNext();
    // The wallet comes to the front and asks for a newer version.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const update = page.getByRole('button', { name: 'Update now' });
    await expect(update).toBeVisible();

    // Until then the version in use works whole, also screens that the server no longer has.
    await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('heading', { name: 'Activity History', level: 1 })).toBeVisible();
    expect(await version(page)).toBeNull();

    await update.click();
    await expect(page.locator('html[data-version="2"]')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Activity History', level: 1 })).toBeVisible();
    await expect(update).toBeHidden();

    // The other tab keeps what was typed, and changes over where nothing can be lost.
    await expect(second.getByLabel('Account holder')).toHaveValue('Half a name');
    expect(await version(second)).toBeNull();
    await second.getByRole('navigation').getByRole('link', { name: 'Assets' }).click();
    await expect(second.locator('html[data-version="2"]')).toBeAttached();
    await expect(second.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();

    // Whoever opens the wallet anew is not asked: it is the newest one before anything is touched.
    await versions.publishNext();
    await second.close();
    const third = await page.context().newPage();
    await page.close();
    await third.goto(provider.url);
    await expect(third.locator('html[data-version="3"]')).toBeAttached();
    await expect(third.getByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
    await third.context().close();
    expect(person.problems).toEqual([]);
  } finally {
    await provider.stop();
    await versions.remove();
  }
});
