import { createAccount, expect, ownAddress, send, test } from './journey.ts';

test('money that arrives is told at the bell, which stays read after a reload', async ({
  open,
}) => {
  const recipient = await open();
  await createAccount(recipient, 'Jiwoo');
  const address = await ownAddress(recipient);
  const { page } = recipient;
  await page.getByRole('button', { name: '알림', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '알림' })).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).click();
  const before = await page.getByRole('button', { name: /^알림/ }).getAttribute('aria-label');

  const sender = await open();
  await createAccount(sender, 'Minseo');
  await send(sender, { assetType: 'XP', amount: '1', to: address });
  const bell = page.getByRole('button', { name: /^알림, 읽지 않음/ });
  await expect(bell).not.toHaveAccessibleName(before ?? '');
  await bell.click();
  await page.getByRole('button', { name: '모두 읽음' }).click();
  await page.getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
  await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible();
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
