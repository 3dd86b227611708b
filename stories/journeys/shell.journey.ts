import { documentPath, paths, receiptPath, withBase } from '#wallet/paths.ts';

import { createAccount, expect, fillRegistration, goToAssets, test } from './journey.ts';

test('an unknown route shows Page Not Found with a link to Home', async ({ open }) => {
  const person = await open('no/such/place');
  await fillRegistration(person, 'Kai');
  await expect(person.page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await person.page.getByRole('main').getByRole('link').click();
  await expect(person.page).toHaveURL(/\/superwallet\/$/);
  await expect(person.page.getByRole('heading', { name: 'Hello, Kai' })).toBeVisible();
});

test('the theme goes light, dark, system, and a reload keeps it', async ({ open }) => {
  const person = await open();
  await createAccount(person, 'Sol');
  const { page } = person;
  const html = page.locator('html');
  const toggle = page.getByRole('button', { name: /Theme/ });
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('back and forward go through the screens', async ({ open }) => {
  const person = await open();
  await createAccount(person, 'Bom');
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

test('a trailing slash opens the same screen', async ({ open }) => {
  const person = await open('receive/');
  await fillRegistration(person, 'Mina');
  const { page } = person;
  await expect(page.getByRole('heading', { name: 'Receive Assets' })).toBeVisible();
  await page.goto(new URL('/superwallet/document/1/', page.url()).href);
  await expect(page.getByRole('heading', { name: 'Document Details' })).toBeVisible();
  await expect(page).toHaveTitle('Document Details · Superwallet');
});

test('going back closes what is open before it leaves the screen', async ({ open }) => {
  const person = await open();
  await createAccount(person, 'Yuna');
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

  // Closed by its button, it leaves nothing to go back through.
  await page.getByRole('button', { name: '알림' }).click();
  await page.getByRole('button', { name: '닫기' }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hello, Yuna' })).toBeVisible();
});

test('a reload with an open sheet leaves nothing to go back through', async ({ open }) => {
  const person = await open();
  await createAccount(person, 'Yuna');
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

test('no screen scrolls sideways at 320 px with text of 200 %', async ({ open }) => {
  const person = await open();
  await createAccount(person, 'Yuna');
  const { page } = person;
  await page.setViewportSize({ width: 320, height: 640 });
  const routes = [...Object.values(paths), documentPath(1), receiptPath(1), '/no/such/place'];
  const wide: string[] = [];
  for (const route of routes) {
    await page.goto(new URL(withBase(route), page.url()).href);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${route}: ${width} px`);
  }
  expect(wide).toEqual([]);
});
