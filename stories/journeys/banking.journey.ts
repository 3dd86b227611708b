import { saveBankAccount, saveCard } from './calls.ts';
import { expect, test, type Person } from './journey.ts';
import { assetRow, closeNotice, goToAssets, recordWrites } from './steps.ts';

/** Follows one of the four actions of the Assets screen. */
async function follow(person: Person, action: string): Promise<void> {
  await goToAssets(person);
  await person.page.getByRole('main').getByRole('link', { name: action, exact: true }).click();
}

test('withdrawing the full balance is refused with a fee and succeeds with Economy', async ({
  newPerson,
}) => {
  // A new account has 100 XP.
  const person = await newPerson('Jaehee');
  await saveBankAccount(person);
  const { page } = person;
  await follow(person, 'Withdraw');
  await page.getByLabel('Asset').selectOption('XP');
  await page.getByRole('button', { name: 'Max' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('100');
  await expect(page.getByLabel('Bank account')).toHaveValue(/\d/);

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Insufficient Balance', { exact: true })).toBeVisible();
  await expect(page.getByText('You only have 100 XP available', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Amount')).toBeFocused();

  await page.getByRole('radio', { name: 'Economy' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(
    page.getByRole('dialog').getByText('First withdrawal to this account.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled();
  await expect(page.getByText('Withdrawal Initiated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/assets$/);
  await expect(assetRow(person, 'XP')).toContainText('0 XP');
});

test('a deposit is processed once, then returns to Assets', async ({ newPerson }) => {
  const person = await newPerson('Sumin');
  await saveBankAccount(person);
  const { page } = person;
  const writes = recordWrites(person);
  await follow(person, 'Deposit');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Asset')).toBeFocused();

  await page.getByLabel('Asset').selectOption('USDC');
  await page.getByLabel('Amount').fill('10');
  await page.getByRole('radio', { name: 'Wire transfer' }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled();
  await expect(
    page.getByText('10 USDC deposit has been initiated.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/assets$/);
  await expect(assetRow(person, 'USDC')).toContainText('60 USDC');
  expect(writes).toEqual([expect.stringMatching(/^POST .*\/api\/deposits$/)]);
});

test('a deposit continues when Deposit is left, and a notice on another screen reports it', async ({
  newPerson,
}) => {
  const person = await newPerson('Jihun');
  await saveCard(person);
  const { page } = person;
  await follow(person, 'Deposit');
  await page.getByLabel('Asset').selectOption('XP');
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('radio', { name: 'Card' }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Jihun' })).toBeVisible();
  await expect(page.getByText('100 XP deposit has been initiated.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/$/);
  await goToAssets(person);
  await expect(assetRow(person, 'XP')).toContainText('200 XP');
});

test('Withdraw without a bank account links to Bank Information, where one is saved and removed', async ({
  newPerson,
}) => {
  const person = await newPerson('Eunji');
  const { page } = person;
  const writes = recordWrites(person);
  await follow(person, 'Withdraw');
  await page.getByRole('link', { name: 'Add Bank Account' }).click();
  await expect(page.getByRole('heading', { name: 'Bank Information', level: 1 })).toBeVisible();

  const toggle = page.getByRole('button', { name: 'Add bank account' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel('Bank', { exact: true }).selectOption('Woori');
  await page.getByLabel('Account number').fill('1002-345-678901');
  await page.getByLabel('Account type').selectOption('savings');
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Account holder')).toBeFocused();

  await page.getByLabel('Account holder').fill('Eunji Tester');
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText('Account Added Successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/withdraw$/);
  await expect(page.getByLabel('Bank account').getByRole('option')).toContainText([/Woori/]);
  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('link', { name: /Bank info/i }).click();
  const accounts = page.getByRole('region', { name: 'Registered accounts' }).getByRole('listitem');
  await expect(accounts).toHaveCount(1);
  await expect(accounts).toContainText('•••• ends in 8901');
  expect(writes).toEqual([expect.stringMatching(/^POST .*\/api\/bank-accounts$/)]);
  await page.reload();
  await expect(accounts).toHaveCount(1);

  await accounts.getByRole('button', { name: /Remove/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(accounts).toHaveCount(0);
  await closeNotice(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/superwallet\/myinfo$/);
});
