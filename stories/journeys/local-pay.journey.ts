import { saveBankAccount } from './calls.ts';
import { expect, sample, test, type Person } from './journey.ts';
import { recordWrites, expectNotice } from './steps.ts';

/** Goes to LocalPay through the navigation. */
async function goToLocalPay({ page }: Person): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'LocalPay' }).click();
  await expect(page.getByRole('heading', { name: 'LocalPay', level: 1 })).toBeVisible();
}

/** Opens Top Up through LocalPay. */
async function goToTopUp(person: Person): Promise<void> {
  await goToLocalPay(person);
  await person.page.getByRole('main').getByRole('link', { name: 'Top Up' }).click();
  await expect(person.page.getByRole('heading', { name: 'Top Up', level: 1 })).toBeVisible();
}

const topUpForm = ({ page }: Person) => ({
  amount: page.getByLabel('Amount', { exact: true }),
  source: (name: string) => page.getByRole('radio', { name }),
  summary: page.getByRole('region', { name: 'Summary' }),
  submit: page.getByRole('button', { name: 'Top Up', exact: true }),
});

test('an incomplete or too small bank top-up is refused, and a valid one arrives once', async ({
  newPerson,
}) => {
  // A new account has 10,000 won of local currency.
  const person = await newPerson('Soyeon');
  await saveBankAccount(person);
  await goToTopUp(person);
  const { page } = person;
  const writes = recordWrites(person);
  const { amount, source, summary, submit } = topUpForm(person);

  await submit.click();
  await expectNotice(person, 'Missing Information', 'Please fill in all required fields');
  await expect(amount).toBeFocused();
  await expect(page.getByText('Choose where the money comes from.')).toBeVisible();

  await source('Bank Account').click();
  await amount.fill('999');
  await submit.click();
  await expectNotice(person, 'Minimum Amount', 'Minimum top-up amount is ₩1,000');
  await expect(amount).toBeFocused();

  await page.getByRole('button', { name: /, 50K$/ }).click();
  await expect(amount).toHaveValue('50,000');
  await expect(summary).toContainText('FeeFree');
  await expect(summary).toContainText('50,000 BusanCoin');
  await submit.dblclick();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled();
  await expectNotice(person, 'Top-up Successful', '₩50,000 has been added to your balance.');
  await expect(page).toHaveURL(/\/superwallet\/localpay$/);
  await expect(page.getByRole('region', { name: 'BusanCoin balance' })).toContainText('₩60,000');
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
  expect(writes).toEqual([expect.stringMatching(/^POST .*\/api\/local\/top-ups$/)]);
});

test('a crypto top-up is refused when the balance does not cover the amount and its fee', async ({
  newPerson,
}) => {
  // A new account has 100 XP.
  const person = await newPerson('Dahye');
  await goToTopUp(person);
  const { page } = person;
  const { amount, source, summary, submit } = topUpForm(person);

  await page.getByRole('button', { name: /, 100K$/ }).click();
  await source('XP').click();
  await expect(summary).toContainText('101.0000 XP');
  await submit.click();
  await expectNotice(
    person,
    'Insufficient Balance',
    'You need 101.0000 XP but only have 100 XP available',
  );
  await expect(amount).toBeFocused();
  await expect(page.getByText('Your balance of 100 XP covers up to ₩99,009')).toBeVisible();

  await amount.fill('99009');
  await expect(amount).toHaveValue('99,009');
  await amount.press('Enter');
  await expectNotice(person, 'Top-up Successful', '₩99,009 has been added to your balance.');
  await expect(page).toHaveURL(/\/superwallet\/localpay$/);
});

test('a top-up continues when Top Up is left, and a notice on another screen reports it', async ({
  newPerson,
}) => {
  const person = await newPerson('Seojun');
  await saveBankAccount(person);
  await goToTopUp(person);
  const { page } = person;
  const { amount, source, submit } = topUpForm(person);
  await amount.fill('1000');
  await source('Bank Account').click();
  await submit.click();
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Seojun' })).toBeVisible();
  await expectNotice(person, 'Top-up Successful', '₩1,000 has been added to your balance.');
  await expect(page).toHaveURL(/\/superwallet\/$/);
});

test("LocalPay shows the sample user's figures", async ({ signedIn }) => {
  const person = await signedIn(sample);
  await goToLocalPay(person);
  await expect(person.page.getByText('23 transactions', { exact: true })).toBeVisible();
  await expect(person.page.getByText('12,500 cashback', { exact: true })).toBeVisible();
});
