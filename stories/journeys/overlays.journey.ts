import { addressOf, transfer } from './calls.ts';
import { expect, outsideWallet, test } from './journey.ts';
import { goTo } from './steps.ts';

test('the bell of a new user is empty, and all new notifications can be marked as read at once', async ({
  newPerson,
}) => {
  const recipient = await newPerson('Jiwoo');
  const address = await addressOf(recipient);
  const { page } = recipient;
  const sheet = page.getByRole('dialog', { name: '알림' });
  const quietBell = page.getByRole('button', { name: '알림', exact: true });
  await quietBell.click();
  await expect(sheet.getByText('새로운 알림이 없어요')).toBeVisible();
  await sheet.getByRole('button', { name: '닫기' }).click();

  const sender = await newPerson('Minseo', outsideWallet);
  await transfer(sender, { assetType: 'XP', amount: '1', to: address });
  await page.getByRole('button', { name: '알림, 읽지 않음 1개' }).click();
  const read = page.waitForResponse(/\/api\/notifications\/\d+\/read$/);
  await sheet.getByRole('button', { name: '모두 읽음' }).click();
  await read;
  // A notice about the transfer may cover the sheet, and has a close button too.
  await sheet.getByRole('button', { name: '닫기' }).first().click();
  await expect(quietBell).toBeVisible();

  const news = page.waitForResponse(/\/api\/notifications\/\d+$/);
  await page.reload();
  await news;
  await expect(quietBell).toBeVisible();
});

test('a notification is read once its receipt is opened from a list', async ({ newPerson }) => {
  const recipient = await newPerson('Jiwoo');
  const { page } = recipient;
  const sender = await newPerson('Minseo', outsideWallet);
  await transfer(sender, { assetType: 'XP', amount: '1', to: await addressOf(recipient) });
  const unread = page.getByRole('button', { name: '알림, 읽지 않음 1개' });
  await expect(unread).toBeVisible();
  await goTo(recipient, '/assets');
  await expect(unread).toBeVisible();
  await page.getByRole('link', { name: /^From Minseo/ }).click();
  await expect(page.getByRole('heading', { name: 'Receipt', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible();
});

test('the install banner is shown on Home once, on the second visit, and not on the visit after it is dismissed', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Jiwoo');
  const address = page.url();
  /** Visits the wallet again in its own tab. */
  const visit = async () => {
    const tab = await page.context().newPage();
    await tab.goto(address);
    await expect(tab.getByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
    return { tab, banner: tab.getByRole('region', { name: 'Install Superwallet' }) };
  };
  await page.reload();
  // The notifications and the banner are fetched at the same time.
  await page.waitForResponse(/\/api\/notifications\//);
  await expect(page.getByRole('region', { name: 'Install Superwallet' })).toBeHidden();

  const second = await visit();
  await expect(second.banner).toBeVisible();
  await second.tab.getByRole('navigation').getByRole('link', { name: 'Assets' }).click();
  await expect(second.tab.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await expect(second.banner).toBeHidden();
  await second.tab.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(second.tab.getByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
  await expect(second.banner).toBeHidden();

  const third = await visit();
  await third.banner.getByRole('button', { name: 'Install' }).click();
  await expect(third.banner.getByText(/Add to Home Screen/)).toBeVisible();
  await third.banner.getByRole('button', { name: 'Not now' }).click();
  await expect(third.banner).toBeHidden();

  const fourth = await visit();
  await expect(fourth.tab.getByRole('button', { name: 'Support chat' })).toBeVisible();
  await expect(fourth.banner).toBeHidden();
});
