import { expect, test } from './journey.ts';
import { goTo } from './steps.ts';

test('Language settings change the wallet, the account and the next page', async ({
  newPerson,
  signedIn,
}) => {
  const person = await newPerson('Ella');
  const { page } = person;
  await goTo(person, '/language-settings');
  await page.getByRole('radio', { name: '한국어' }).click();
  await expect(page.getByRole('heading', { name: '언어', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.reload();
  await expect(page.getByRole('heading', { name: '언어', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(person.problems).toEqual([]);
  const other = await signedIn(person, 'assets');
  await expect(other.page.getByRole('heading', { name: '자산', level: 1 })).toBeVisible();
});

test('the header of a local send switches all local parts, and keeps what was typed', async ({
  newPerson,
}) => {
  const person = await newPerson('Joon');
  const { page } = person;
  await goTo(person, '/local-send');
  await page.getByLabel('보낼 금액').fill('1200');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Send', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(/1,?200/);
  await page.getByRole('button', { name: 'Notifications' }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await bell.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByRole('dialog', { name: '알림' })).toBeVisible();
});

test('a choice in one tab reaches the other tabs', async ({ newPerson }) => {
  const { page } = await newPerson('Theo');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'ko'));
  await expect(other.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
});
