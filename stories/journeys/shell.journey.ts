import { createAccount, expect, goToAssets, test } from './journey.ts';

test('an unknown route shows Page Not Found with a link to Home', async ({ open }) => {
  const person = await open('no/such/place');
  await createAccountOnUnknownRoute(person.page);
  async function createAccountOnUnknownRoute(page: typeof person.page) {
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('First name').fill('Kai');
    await page.getByLabel('Last name').fill('Tester');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    await page.getByRole('button', { name: 'Create account' }).click();
  }
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
