import { builtFile } from './built-file.ts';
import { expect, screenBefore, test, type People } from './journey.ts';
import { createAccount, fillRegistration, goToAssets } from './steps.ts';

test('an unknown route shows Page Not Found with a link to Home', async ({ open }) => {
  const person = await open('no/such/place');
  await fillRegistration(person, 'Kai');
  await expect(person.page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await person.page.getByRole('main').getByRole('link').click();
  await expect(person.page).toHaveURL(/\/superwallet\/$/);
  await expect(person.page.getByRole('heading', { name: 'Hello, Kai' })).toBeVisible();
});

test('the theme cycles through light, dark and system, and survives a reload', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Sol');
  const html = page.locator('html');
  const toggle = page.getByRole('button', { name: /Theme/ });
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).color);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Theme: system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).not.toHaveCSS('color', dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', dark);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0a0e19');
});

test('a page that was rendered with an earlier theme is hydrated without an error', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Sol');
  const toggle = page.getByRole('button', { name: /Theme/ });
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Theme: light');
  const cookie = () => page.evaluate(() => document.cookie);
  await expect.poll(cookie).toContain('.light.');
  const earlier = await cookie();
  await toggle.click();
  await expect.poll(cookie).toContain('.dark.');
  // Restores the old cookie, as if the reload came before the cookie was updated.
  await page.evaluate((value) => {
    document.cookie = `${value}; Path=/superwallet`;
  }, earlier);
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.reload();
  expect(await (await answered).text()).toContain('data-theme="light"');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName('Theme: dark');
});

test('back and forward navigate through the screens', async ({ newPerson }) => {
  const person = await newPerson('Bom');
  const { page } = person;
  await goToAssets(person);
  await page.getByRole('link', { name: 'Receive', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Receive Assets' })).toBeVisible();
  await expect(page).toHaveTitle('Receive Assets · Superwallet');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Receive Assets' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/assets$/);
});

/** Opens Home as a new user. Requests of one of the wallet's files wait until `answer` continues or aborts them. */
async function openHolding(newPerson: People['newPerson'], name: string) {
  const person = await newPerson('Hana');
  const { page } = person;
  // Playwright otherwise waits until the previous screen is gone, but here the user acts on it.
  await page.removeLocatorHandler(screenBefore(page));
  let answer: (how: 'continue' | 'abort') => void = () => undefined;
  const answered = new Promise<'continue' | 'abort'>((resolve) => (answer = resolve));
  await page.route(`**/${builtFile(name)}`, async (route) => {
    await route[await answered]();
  });
  return { person, page, answer };
}

test('while a screen loads, the previous one stays visible but cannot be used', async ({
  newPerson,
}) => {
  const { page, answer } = await openHolding(newPerson, 'security');
  await page.getByRole('link', { name: 'My info' }).click();
  const myInfo = page.getByRole('heading', { name: 'My info', level: 1 });
  await expect(myInfo).toBeVisible();
  const link = page.getByRole('link', { name: 'Security Settings' });
  const scrolled = 120;
  await page.evaluate((top) => scrollTo(0, top), scrolled);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await link.dblclick();
  await expect(page).toHaveURL(/\/security-settings$/);
  await expect(page.getByRole('progressbar', { name: 'Loading screen' })).toBeVisible();
  await expect(myInfo).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'Language' }).click();
  await expect(page).toHaveURL(/\/security-settings$/);
  await expect(page).toHaveTitle('My info · Superwallet');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  answer('continue');
  await expect(page.getByRole('heading', { name: 'Security Settings' })).toBeVisible();
  await expect(page).toHaveTitle('Security Settings · Superwallet');
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The repeated presses added one history entry, and the previous screen has its scroll position again.
  await page.goBack();
  await expect(myInfo).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hello, Hana' })).toBeVisible();
});

test('going back cancels a loading screen; its load error appears only when that screen is opened again', async ({
  newPerson,
}) => {
  const { person, page, answer } = await openHolding(newPerson, 'SendRoute');
  await goToAssets(person);
  const send = page.getByRole('link', { name: 'Send', exact: true });
  await send.click();
  const progress = page.getByRole('progressbar', { name: 'Loading screen' });
  await expect(progress).toBeVisible();
  await page.goBack();
  await expect(progress).toBeHidden();
  await expect(page).toHaveURL(/\/assets$/);
  answer('abort');
  await send.click();
  await expect(page.getByText('We could not load this screen')).toBeVisible();
  expect(person.problems.splice(0)).toEqual([expect.stringContaining('UnreachableError')]);
  await page.unrouteAll();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Send Assets' })).toBeVisible();
});

test('a trailing slash opens the same screen', async ({ open }) => {
  const person = await open('receive/');
  await fillRegistration(person, 'Mina');
  const { page } = person;
  await expect(page.getByRole('heading', { name: 'Receive Assets' })).toBeVisible();
  await page.goto(new URL('/superwallet/document/1/', page.url()).href);
  await expect(page.getByRole('heading', { name: 'Document Details' })).toBeVisible();
  await expect(page).toHaveTitle('Document Details · Superwallet');
});

test('going back closes an open sheet or chat before it leaves the screen', async ({
  newPerson,
}) => {
  const person = await newPerson('Yuna');
  const { page } = person;
  await goToAssets(person);
  const assets = page.getByRole('heading', { name: 'Assets', level: 1 });
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: '알림' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(assets).toBeVisible();

  await page.getByRole('button', { name: 'Support chat' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  // Closing with its button leaves no extra history entry.
  await page.getByRole('button', { name: '알림' }).click();
  await page.getByRole('button', { name: '닫기' }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hello, Yuna' })).toBeVisible();
});

test('a reload with an open sheet leaves no extra history entry', async ({ newPerson }) => {
  const person = await newPerson('Yuna');
  const { page } = person;
  await goToAssets(person);
  await page.getByRole('button', { name: '알림' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hello, Yuna' })).toBeVisible();
});

test('a link opens even if `history.go` has no effect', async ({ open }) => {
  const person = await open();
  const { page } = person;
  await page.evaluate(() => {
    history.go = () => {};
  });
  // The registration form adds a history entry, which a link must remove.
  await createAccount(person, 'Yuna');
  await page.getByRole('link', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Send Assets' })).toBeVisible();
  await page.getByRole('link', { name: 'Assets', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Send Assets' })).toBeVisible();
});

test('the action strip hides on scrolling down, and reappears on scrolling up, at the top and at the end', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Dana');
  await page.getByRole('link', { name: 'My info' }).click();
  await expect(page.getByRole('heading', { name: 'My info', level: 1 })).toBeVisible();
  const add = page.getByRole('button', { name: 'Add' });
  await expect(add).toBeVisible();
  for (const [top, visible] of [
    [200, false],
    [150, true],
    [200, false],
    [0, true],
    [200, false],
    [100_000, true],
  ] as const) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect(add, `at ${top} px`).toBeVisible({ visible });
  }
});
