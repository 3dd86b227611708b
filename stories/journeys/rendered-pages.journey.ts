import type { Page } from '@playwright/test';

import { pageStateId } from '#api/page.ts';
import { withBase } from '#wallet/paths.ts';

import {
  createAccount,
  expect,
  openWallet,
  sample,
  signIn,
  signInAsSample,
  test,
} from './journey.ts';
import { ProviderProcess } from './provider-process.ts';
import { everyScreen } from './screens.ts';

/** A provider that renders its pages. */
const startRendering = () => ProviderProcess.start({ settings: { RENDER_PAGES: 'on' } });

/** What the provider has sent for a navigation of this browser: the page before any script of it runs. */
async function sentPage(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(new URL(withBase(path), page.url()).href, {
    headers: { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' },
  });
  return answer.text();
}

const isRendered = (html: string) => html.includes(`id="${pageStateId}"`);

test('every screen comes with what it shows, and the wallet goes on from there', async ({
  browser,
  contextOptions,
}) => {
  const provider = await startRendering();
  const person = await openWallet(browser, contextOptions, provider.url);
  const { page, problems } = person;
  await signInAsSample(person);
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect.poll(async () => isRendered(await sentPage(page, '/'))).toBe(true);
  expect((await sentPage(page, '/')).replaceAll(/<[^>]*>/g, '')).toContain('$7,721.95');

  for (const path of await everyScreen(person)) {
    const html = await sentPage(page, path);
    expect(isRendered(html), path).toBe(true);
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    await page.goto(new URL(withBase(path), page.url()).href);
    await expect(page.locator('main h1')).toBeVisible();
    // The wallet has taken the page over when what it adds after the first screen is there.
    await expect(page.getByRole('button', { name: 'Support chat' })).toBeAttached();
    expect(await page.title(), path).toBe(title);
    // A drawing that differs from the page would be told here.
    expect(problems, path).toEqual([]);
  }
  await page.context().close();
  await provider.stop();
});

test('a page is never for another person, a locked wallet, or a person who has left', async ({
  browser,
  contextOptions,
}) => {
  const provider = await startRendering();
  const first = await openWallet(browser, contextOptions, provider.url);
  const { page } = first;
  await createAccount(first, 'Seulgi');
  await expect.poll(async () => isRendered(await sentPage(page, '/'))).toBe(true);
  expect(await sentPage(page, '/myinfo')).toContain('Seulgi');

  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('button', { name: 'Lock wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Unlock Superwallet' })).toBeVisible();
  expect(await sentPage(page, '/myinfo')).not.toContain('Seulgi');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { name: 'My info', level: 1 })).toBeVisible();
  await expect.poll(async () => isRendered(await sentPage(page, '/'))).toBe(true);

  // The next person of this browser signs in from another tab.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await tab
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await tab
    .getByRole('button', { name: /^Sign out/ })
    .last()
    .click();
  await expect(tab.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  expect(isRendered(await sentPage(tab, '/'))).toBe(false);
  await signIn({ ...first, page: tab, email: sample.email }, sample.password);
  await expect(tab.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect.poll(async () => isRendered(await sentPage(tab, '/'))).toBe(true);
  for (const path of ['/', '/myinfo', '/assets']) {
    expect(await sentPage(tab, path)).not.toContain('Seulgi');
  }
  // The first tab, its reload and its way back show the next person, and never the first.
  await expect(page.getByText('Seulgi')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Seulgi')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Seulgi')).toHaveCount(0);
  await page.context().close();
  await provider.stop();
});
