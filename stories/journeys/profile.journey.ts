import { expect, outsideWallet, test } from './journey.ts';
import { createAccount, signOut } from './steps.ts';

test('a changed name shows on Home, also after a reload', async ({ newPerson }) => {
  const { page } = await newPerson('Haneul');
  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Haneul');
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('en');
  await expect(page.getByLabel('Currency')).toHaveValue('USD');

  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Required Fields Missing', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByLabel('First name').fill('Bada');
  await page.getByLabel('Country').selectOption('Korea');
  await page.getByLabel('Time zone').selectOption('UTC+9');
  await page.getByRole('switch', { name: 'SMS notifications' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/myinfo$/);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Bada' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Bada' })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('user_data') ?? '');
  expect(JSON.parse(stored)).toMatchObject({ firstName: 'Bada', country: 'Korea' });

  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Time zone')).toHaveValue('UTC+9');
  await expect(page.getByRole('switch', { name: 'SMS notifications' })).toBeChecked();
});

test('two tabs: a first name saved in one and a last name saved in the other are both stored', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Areum');
  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL(/\/edit-profile$/);
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  for (const tab of [page, other]) await expect(tab.getByLabel('First name')).toHaveValue('Areum');

  await page.getByLabel('First name').fill('Byeol');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  await other.getByLabel('Last name').fill('Seong');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Profile Updated', { exact: true })).toBeVisible();

  await page.goto(address);
  await expect(page.getByLabel('First name')).toHaveValue('Byeol');
  await expect(page.getByLabel('Last name')).toHaveValue('Seong');
});

test('the e-mail address of another account is refused, and the form explains why', async ({
  newPerson,
}) => {
  const first = await newPerson('Dajeong', outsideWallet);
  const second = await newPerson('Nari');
  const { page } = second;
  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(first.email);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Update Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'already has an account' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(first.email);
  await expect(page).toHaveURL(/\/superwallet\/edit-profile$/);
});

test('a late answer to a profile change does not affect the next user who signs in', async ({
  newPerson,
}) => {
  const person = await newPerson('Haneul');
  const { page } = person;
  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user/profile', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.getByLabel('First name').fill('Bada');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'My info' }).click();
  await signOut(page);
  await createAccount({ ...person, email: `next-${person.email}` }, 'Minseo');

  const answered = page.waitForResponse('**/api/user/profile');
  answer();
  await answered;
  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Minseo');
  expect(await page.evaluate(() => localStorage.getItem('user_data'))).toContain('Minseo');
});
