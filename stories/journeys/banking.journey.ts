import {
  assetRow,
  createAccount,
  expect,
  goToAssets,
  recordWrites,
  signInAsSample,
  test,
  type Person,
} from './journey.ts';

/** The person that every provider starts with, who has bank accounts. */
async function openAsSample(open: () => Promise<Person>): Promise<Person> {
  const person = await open();
  await signInAsSample(person);
  await expect(person.page.getByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
  return person;
}

/** Follows one of the four actions of the Assets screen. */
async function follow(person: Person, action: string): Promise<void> {
  await goToAssets(person);
  await person.page.getByRole('main').getByRole('link', { name: action, exact: true }).click();
}

test('withdrawing the whole balance is refused with a fee, and takes all of it with economy', async ({
  open,
}) => {
  const person = await openAsSample(open);
  const { page } = person;
  await follow(person, 'Withdraw');
  await page.getByLabel('Asset').selectOption('XP');
  await page.getByRole('button', { name: 'Max' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('1250.5');
  await page.getByLabel('Bank account').selectOption({ index: 1 });

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Insufficient Balance', { exact: true })).toBeVisible();
  await expect(page.getByText('You only have 1,250.5 XP available', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Amount')).toBeFocused();

  await page.getByRole('radio', { name: 'Economy' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled();
  await expect(page.getByText('Withdrawal Initiated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/assets$/);
  await expect(assetRow(person, 'XP')).toContainText('0 XP');
});

test('a deposit is processed once, then returns to Assets', async ({ open }) => {
  const person = await open();
  await createAccount(person, 'Sumin');
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

test('a deposit goes on when Deposit is left, and says so where the person is', async ({
  open,
}) => {
  const person = await open();
  await createAccount(person, 'Jihun');
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

test('Withdraw without a bank account links to Bank Information, where saving adds no account', async ({
  open,
}) => {
  const person = await open();
  await createAccount(person, 'Eunji');
  const { page } = person;
  const writes = recordWrites(person);
  await follow(person, 'Withdraw');
  await page.getByRole('link', { name: 'Add Bank Account' }).click();
  await expect(page.getByRole('heading', { name: 'Bank Information', level: 1 })).toBeVisible();

  const toggle = page.getByRole('button', { name: 'Add bank account' });
  await toggle.click();
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
  await expect(page.getByLabel('Account number')).toHaveValue('');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page.getByRole('region', { name: 'Registered accounts' }).getByRole('listitem'),
  ).toHaveCount(3);
  expect(writes).toEqual([]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/superwallet\/myinfo$/);
});
