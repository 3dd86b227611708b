import { addressOf, transfer } from './calls.ts';
import { expect, test } from './journey.ts';
import { fillSend } from './steps.ts';

test('a payer who is blocked on a receipt cannot pay until they are unblocked', async ({
  newPerson,
}) => {
  const payer = await newPerson('Duri');
  const owner = await newPerson('Nari');
  const to = await addressOf(owner);
  await transfer(payer, { assetType: 'XP', amount: '7.5', to });
  const { page } = owner;
  const bell = page.getByRole('button', { name: '알림, 읽지 않음 1개' });
  await expect(bell).toBeVisible({ timeout: 15_000 });
  await bell.click();
  await page.getByRole('button', { name: /Duri Tester님이 보낸 7\.5 XP/ }).click();
  await page.getByRole('button', { name: 'Block this person' }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(/^Duri Tester is blocked\./)).toBeVisible();

  await fillSend(payer, { assetType: 'XP', amount: '1', to });
  await payer.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    payer.page.getByText('You cannot reach this person from your account. Choose another.'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('link', { name: 'Security settings' }).click();
  await page.getByRole('button', { name: 'Manage blocked people' }).click();
  await page.getByRole('button', { name: 'Unblock Duri Tester' }).click();
  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await expect(page.getByText('You have not blocked anyone.', { exact: false })).toBeVisible();

  await payer.page.getByRole('button', { name: 'Send', exact: true }).click();
  // The person was paid before, so the payment needs no confirmation.
  const paid = payer.page.getByRole('listitem').filter({ hasText: 'To Nari Tester' }).first();
  await expect(paid).toContainText('with fee 0.001 XP');
  await expect(paid).toContainText('−1.001 XP');
});
