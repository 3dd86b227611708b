import { expect, outsideWallet, password, test } from './journey.ts';
import { assetRow, goToAssets, send, signIn } from './steps.ts';

test('a wrong password is refused in the form, and the right one opens the requested screen', async ({
  open,
  newPerson,
}) => {
  const first = await newPerson('Yuna', outsideWallet);
  const again = await open('assets');
  again.email = first.email;
  await signIn(again, 'not the password');
  await expect(again.page.getByRole('alert')).toBeVisible();
  await expect(again.page.getByLabel('E-mail')).toHaveValue(first.email);
  await signIn(again);
  await expect(again.page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
});

test('registering with an e-mail that has an account shows an error at the e-mail field', async ({
  open,
  newPerson,
}) => {
  const first = await newPerson('Ara', outsideWallet);
  const second = await open();
  const { page } = second;
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Other');
  await page.getByLabel('Last name').fill('Person');
  await page.getByLabel('E-mail').fill(first.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toHaveValue('Other');
});

test('a reload shows the same screen in the same session', async ({ newPerson }) => {
  const person = await newPerson('Leo');
  await goToAssets(person);
  await person.page.reload();
  await expect(person.page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await expect(assetRow(person, 'XP')).toContainText('100 XP');
});

test('a 401 ends the session and shows the sign-in form', async ({ newPerson }) => {
  const { page } = await newPerson('Mia');
  await page.evaluate(() => localStorage.setItem('auth_token', 'no-such-session'));
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Superwallet');
  expect(
    await page.evaluate(() => [
      localStorage.getItem('auth_token'),
      localStorage.getItem('user_data'),
    ]),
  ).toEqual([null, null]);
});

test('a session that was ended elsewhere ends here too, without a call', async ({
  newPerson,
  provider,
  request,
}) => {
  const person = await newPerson('Juno');
  const { page } = person;
  await goToAssets(person);
  await expect(assetRow(person, 'XP')).toContainText('100 XP');
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const ended = await request.post(`${provider.url}api/auth/logout`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(ended.ok()).toBe(true);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('accounts, sessions and balances survive a restart of the provider', async ({
  newPerson,
  provider,
}) => {
  const person = await newPerson('Iris');
  await send(person, {
    assetType: 'USDC',
    amount: '20',
    to: 'did:ethr:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  });
  await expect(person.page.getByText('Waiting for Its Owner', { exact: true })).toBeVisible();
  // The screen's chunk must be loaded before the provider that serves it stops.
  await expect(person.page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
  await provider.pause();
  await provider.resume();
  await person.page.reload();
  await expect(assetRow(person, 'USD')).toContainText('29.999 USDC');
  await expect(
    person.page.getByRole('region', { name: 'Recent transactions' }).getByRole('listitem'),
  ).toContainText('Waiting');
});

test('an unreachable provider shows an error, and the e-mail input stays', async ({ open }) => {
  const person = await open();
  const { page } = person;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.context().setOffline(true);
  await signIn(person, password);
  await expect(page.getByRole('alert')).toContainText('reach');
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await page.context().setOffline(false);
});

test('a browser without storage opens the wallet for one session, and shows a warning', async ({
  open,
  newPerson,
}) => {
  const known = await newPerson('Noa', outsideWallet);

  const person = await open();
  person.email = known.email;
  const { page } = person;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Site data are blocked.', 'SecurityError');
      },
    });
  });
  await page.reload();
  const notice = page.getByText(/This browser keeps no data for the wallet/);
  await expect(notice).toBeVisible();
  await signIn(person);
  await expect(page.getByRole('heading', { name: 'Hello, Noa' })).toBeVisible();
  await expect(notice).toBeVisible();
  await goToAssets(person);
  await expect(assetRow(person, 'XP')).toContainText('100 XP');
  await page.getByRole('button', { name: /Theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.reload();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Noa');
  await page.getByLabel('Last name').fill('Tester');
  await page.getByLabel('E-mail').fill(`another-${person.email}`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This browser does not let the wallet keep your keys. Allow this page to store data, and try again.',
  );
});
