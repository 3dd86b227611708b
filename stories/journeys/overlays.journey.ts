import { createAccount, expect, test } from './journey.ts';

test('a simulated notification arrives at the bell, and opens its screen', async ({ open }) => {
  const person = await open();
  const { page } = person;
  await page.clock.install();
  // Every chance is taken, and the first of the simulated notifications arrives.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.reload();
  await createAccount(person, 'Jiwoo');
  await page.getByRole('button', { name: '알림', exact: true }).click();
  await expect(page.getByText('새로운 알림이 없습니다')).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).click();

  await page.clock.runFor(30_000);
  await page.getByRole('button', { name: '알림, 읽지 않음 1개' }).click();
  await page.getByRole('button', { name: /새로운 거래/ }).click();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible();

  await page.clock.runFor(11 * 30_000);
  await page.getByRole('button', { name: '알림, 읽지 않음 10개' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
});

test('the install banner shows on the second visit, and no more after it is dismissed', async ({
  open,
}) => {
  const person = await open();
  const { page } = person;
  const banner = page.getByRole('region', { name: 'Install Superwallet' });
  await createAccount(person, 'Jiwoo');
  await expect(banner).toBeHidden();

  await page.reload();
  await expect(banner).toBeInViewport({ ratio: 1 });
  await banner.getByRole('button', { name: 'Install' }).click();
  await expect(banner.getByText(/Add to Home Screen/)).toBeVisible();
  await banner.getByRole('button', { name: 'Not now' }).click();
  await expect(banner).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
  await expect(banner).toBeHidden();
});
