import { expect, test } from './journey.ts';
import { confirmPresence, expectNotice, sandboxText } from './steps.ts';

const number = '010-5551-2072';

test('a phone number is confirmed with the code of the sandbox, and other users then find its owner by it', async ({
  newPerson,
  provider,
}) => {
  const owner = await newPerson('Haneul', 'edit-profile');
  const { page } = owner;
  await page.getByRole('textbox', { name: 'Phone (optional)' }).fill(number);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await confirmPresence(page);
  await expectNotice(owner, 'Profile Updated', 'Your profile has been updated.');

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Confirm your phone number' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  const text = await sandboxText(page, provider.url, /^Superwallet: your code is \d{6}\./);
  const code = /\d{6}/.exec(text)?.[0] ?? '';

  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectNotice(owner, 'Phone Confirmed', 'Your phone number is confirmed.');
  await expect(page.getByRole('button', { name: 'Confirm your phone number' })).toHaveCount(0);

  const payer = await newPerson('Nari', 'local-send');
  await payer.page.getByLabel('받는 분 전화번호').fill(number);
  await payer.page.getByLabel('보낼 금액').fill('1000');
  // The name of a recipient who was never paid is masked.
  await expect(payer.page.getByText('H*** T***').first()).toBeVisible();
});
