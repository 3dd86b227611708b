import type { BrowserContext, Page } from '@playwright/test';

import { pageCookieName, pageStateId } from '#api/page.ts';
import { operatorPaths, paths, withBase } from '#wallet/paths.ts';

import { builtFile } from './built-file.ts';
import { saveBankAccount } from './calls.ts';
import { expect, password, sample, test } from './journey.ts';
import { everyScreen, partOf, expectLoaded } from './screens.ts';
import { offlineReady, signIn, signOut } from './steps.ts';

/** The HTML that the provider sends for a navigation of this browser. */
async function sentPage(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(new URL(withBase(path), page.url()).href, {
    headers: { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' },
  });
  return answer.text();
}

/**
 * Waits for the page cookie and opens a screen, which must be rendered on the server. Returns the HTML that was sent.
 */
async function expectRendered(page: Page, path: string): Promise<string> {
  const hasPageCookie = async () =>
    (await page.context().cookies()).some(({ name }) => name === pageCookieName);
  // The wallet writes the page cookie some seconds after it starts, and at once when the theme changes.
  if (!(await hasPageCookie())) await page.getByRole('button', { name: /^Theme/ }).click();
  await expect.poll(hasPageCookie).toBe(true);
  const answer = await page.goto(new URL(withBase(path), page.url()).href);
  const html = (await answer?.text()) ?? '';
  expect(isRendered(html), path).toBe(true);
  return html;
}

/** Records each page that is opened from now on and contains a text at any time. */
async function watchFor(context: BrowserContext, text: string): Promise<string[]> {
  const traces: string[] = [];
  const mark = 'A trace was seen: ';
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) traces.push(message.text());
  });
  await context.addInitScript(
    ([wanted, prefix]) => {
      new MutationObserver(() => {
        if (document.documentElement?.textContent.includes(wanted)) console.log(prefix + location);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
    [text, mark] as const,
  );
  return traces;
}

/** The contents of all the browser's caches. */
const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(await (await cache.match(request))?.text());
      }
    }
    return texts.join();
  });

const isRendered = (html: string) => html.includes(`id="${pageStateId}"`);

/** The screens are split into parts, so that the workers share them. */
const parts = 3;
for (let part = 0; part < parts; part += 1) {
  test(`every screen is rendered with its data, and the wallet hydrates it, part ${part + 1}`, async ({
    signedIn,
  }) => {
    const person = await signedIn(sample);
    const { page } = person;
    // The keys and the name of a stall are only on the device, so the server cannot render these screens.
    const ofDevice = new Set<string>([paths.keyManagement, paths.localReceive]);
    const drawn = (await everyScreen(person)).filter((path) => !ofDevice.has(path));
    for (const path of partOf(drawn, part, parts)) {
      const html = await expectRendered(page, path);
      await expectLoaded(page);
      const heading = await page.locator('h1').textContent();
      expect(html, path).toContain(`<title>${await page.title()}</title>`);
      expect(html.replaceAll(/<[^>]*>/g, ''), path).toContain(heading);
      // A hydration mismatch is logged as an error in the console.
      expect(person.problems, path).toEqual([]);
    }
  });
}

test('Home is rendered with the figures of the user', async ({ newPerson }) => {
  const { page } = await newPerson('Haneul');
  const html = await expectRendered(page, '/');
  const total = page.getByRole('region', { name: 'Total portfolio value' });
  await expect(total).toContainText('$');
  const [amount = 'none'] = /\$[\d,.]+/.exec((await total.textContent()) ?? '') ?? [];
  const markup = html.slice(html.indexOf('id="root"'), html.indexOf(`id="${pageStateId}"`));
  expect(markup.replaceAll(/<[^>]*>/g, '')).toContain(amount);
});

test('if the chunk of the ID cards cannot be fetched, the rendered cards stay and are hydrated later', async ({
  signedIn,
}) => {
  const { page } = await signedIn(sample);
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expectRendered(page, '/');
  const home = page.url();
  // The previous page must not request the chunk too.
  await page.goto('about:blank');
  let canBeFetched = false;
  let fetched = 0;
  await page.route(`**/${builtFile('cards')}`, async (route) => {
    if (!canBeFetched) return route.abort();
    fetched += 1;
    return route.continue();
  });
  const lost = page.waitForEvent('console', (message) =>
    message.text().startsWith('A part of the wallet could not be fetched'),
  );
  await page.goto(home);
  await lost;
  const card = page.getByRole('main').getByText('National ID', { exact: true });
  await expect(card).toBeVisible();
  // The chunk of the event stream imports this chunk.
  const paused = page.getByText('Live updates are paused. Reconnecting…');
  await expect(paused).toBeVisible();
  canBeFetched = true;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => fetched).toBe(1);
  await expect(card).toBeVisible();
  await expect(paused).toBeHidden();
});

test('input from before hydration stays', async ({ newPerson }) => {
  const person = await newPerson('Haneul');
  const { page } = person;
  await saveBankAccount(person);
  await expectRendered(page, '/deposit');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const amount = page.getByLabel('Amount');
  const method = page.getByRole('radio', { name: 'Bank transfer' });
  await page.getByLabel('Asset').selectOption('XP');
  await method.check();
  await amount.click();
  await page.keyboard.type('100000.01');
  await page.keyboard.press('Enter');
  release();
  const deposit = page.getByRole('button', { name: 'Deposit', exact: true });
  await deposit.click();
  await expect(page.getByRole('alert')).toContainText('A deposit is from 10 to 100,000 XP.');
  await expect(amount).toHaveValue('100000.01');
  await expect(page.getByLabel('Asset')).toHaveValue('XP');
  await expect(method).toBeChecked();
  await amount.fill('100');
  await deposit.click();
  await expect(page.getByText('Deposit Initiated', { exact: true })).toBeVisible();
});

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });
    test('a rendered page never belongs to a locked wallet or to a user who has signed out', async ({
      newPerson,
    }) => {
      const name = 'Seulgi';
      const first = await newPerson(name);
      const { page } = first;
      if (serviceWorkers === 'allow') await offlineReady(page);
      await expectRendered(page, '/myinfo');
      expect(await sentPage(page, '/myinfo')).toContain(name);

      await page.getByRole('button', { name: 'Lock wallet' }).click();
      await expect(page.getByRole('heading', { name: 'Unlock Superwallet' })).toBeVisible();
      expect(await sentPage(page, '/myinfo')).not.toContain(name);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Unlock' }).click();
      await expect(page.getByRole('heading', { name: 'My info', level: 1 })).toBeVisible();
      await expectRendered(page, '/myinfo');

      // The next user of this browser signs in from another tab. From then on no page may contain data of the first
      // user.
      await page.goto(new URL(withBase(operatorPaths.terms), page.url()).href);
      const tab = await page.context().newPage();
      await tab.goto(new URL(withBase('/myinfo'), page.url()).href);
      await signOut(tab);
      await expect(tab.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
      const traces = await watchFor(page.context(), name);
      expect(isRendered(await sentPage(tab, '/'))).toBe(false);
      await signIn({ ...first, ...sample, page: tab });
      await expect(tab.getByRole('heading', { name: /^Hello/ })).toBeVisible();
      for (const path of ['/', '/myinfo', '/assets']) {
        await expectRendered(tab, path);
        expect(await tab.content()).not.toContain(name);
      }
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'My info', level: 1 })).toBeVisible();
      await tab.goBack();
      await expect(tab.getByRole('heading', { name: 'My info', level: 1 })).toBeVisible();
      await page.context().setOffline(true);
      if (serviceWorkers === 'allow') await page.reload();
      await expect(page.getByRole('heading', { name: 'My info', level: 1 })).toBeVisible();
      expect(await page.content()).not.toContain(name);
      expect(traces).toEqual([]);
      expect(await cachedTexts(page)).not.toContain(name);
      await page.context().setOffline(false);
    });
  });
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a repeat visit is rendered on the server, and offline it is shown from the cache', async ({
    newPerson,
  }) => {
    const { page } = await newPerson('Haneul');
    await offlineReady(page);
    await expectRendered(page, '/');
    await expect(page.getByRole('heading', { name: 'Hello, Haneul' })).toBeVisible();
    await page.context().setOffline(true);
    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
    await expect(page.getByRole('heading', { name: 'Hello, Haneul' })).toBeVisible();
    expect(isRendered((await answer?.text()) ?? '')).toBe(false);
  });
});
