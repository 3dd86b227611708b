import type { Page } from '@playwright/test';

import { userOf } from './calls.ts';
import { expect, password, test, type Person } from './journey.ts';
import { confirmPresence, offlineReady, signIn, signOut } from './steps.ts';
import { plugInAuthenticator } from './virtual-authenticator.ts';

/** Records the biometric calls that the page sends from now on. */
function biometricCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/api/biometric/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

async function goToMyInfo({ page }: Person): Promise<void> {
  await page.getByRole('link', { name: 'My info' }).click();
  await expect(page.getByRole('heading', { name: 'My info', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
}

const biometricSwitch = (page: Page) => page.getByRole('switch', { name: /^Biometric/ });

const stored = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);

test('biometrics are registered on the device, stay on after a reload, and can be turned off and on again', async ({
  newPerson,
}) => {
  const person = await newPerson('Dahye');
  const { page } = person;
  const authenticator = await plugInAuthenticator(page);
  const calls = biometricCalls(page);
  await goToMyInfo(person);
  await expect(page.getByText('Dahye Tester')).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  const control = biometricSwitch(page);
  const userId = (await userOf(person)).id;

  await expect(control).not.toBeChecked();
  await control.click();
  await confirmPresence(page);
  await expect(control).toBeChecked();
  const [credential, ...others] = await authenticator.credentials();
  expect(others).toEqual([]);
  const [flag, id] = await stored(page, 'biometric_registered', 'credential_id');
  expect(flag).toBe('true');
  expect(Buffer.from(id ?? '', 'base64url')).toEqual(
    Buffer.from(credential?.credentialId ?? '', 'base64'),
  );

  await page.reload();
  await expect(control).toBeChecked();

  // Turning biometrics off removes the passkey, so that turning them on again makes another one.
  await control.click();
  await expect(control).not.toBeChecked();
  expect(await stored(page, 'biometric_registered')).toEqual([null]);
  await control.click();
  await confirmPresence(page);
  await expect(control).toBeChecked();
  const [, latest] = await stored(page, 'biometric_registered', 'credential_id');
  expect(latest).not.toBe(id);
  expect(calls).toEqual(
    ['enable', 'disable', 'enable'].map(
      (direction) => `POST /superwallet/api/biometric/${direction}/${userId}`,
    ),
  );
});

test('a failed device check changes nothing', async ({ newPerson }) => {
  const person = await newPerson('Eunji');
  const { page } = person;
  const authenticator = await plugInAuthenticator(page);
  const calls = biometricCalls(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await goToMyInfo(person);
  const control = biometricSwitch(page);
  await expect(control).toBeEnabled();

  await authenticator.recognise(false);
  await control.click();
  await confirmPresence(page);
  await expect.poll(() => logged.join()).toContain('Biometrics were not changed');
  await expect(control).not.toBeChecked();
  expect(calls).toEqual([]);
  expect(await authenticator.credentials()).toEqual([]);
  expect(await stored(page, 'biometric_registered', 'credential_id')).toEqual([null, null]);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('so biometrics are still off.');

  await authenticator.recognise(true);
  await control.click();
  await confirmPresence(page);
  await expect(control).toBeChecked();
  await expect(refusal).toHaveCount(0);

  logged.length = 0;
  await authenticator.recognise(false);
  await control.click();
  await expect.poll(() => logged.join()).toContain('Biometrics were not changed');
  await expect(control).toBeChecked();
  await expect(refusal).toContainText('so biometrics are still on.');
  expect(calls).toHaveLength(1);
});

test('after its passkey was deleted, a device turns biometrics off by the password', async ({
  newPerson,
}) => {
  const person = await newPerson('Eunji');
  const { page } = person;
  const authenticator = await plugInAuthenticator(page);
  const calls = biometricCalls(page);
  await goToMyInfo(person);
  const control = biometricSwitch(page);
  await control.click();
  await confirmPresence(page);
  await expect(control).toBeChecked();

  await authenticator.forget();
  await control.click();
  await page.getByRole('button', { name: 'Use your password' }).click();
  await confirmPresence(page);
  await expect(control).not.toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await authenticator.credentials()).toHaveLength(0);
  // The first call to turn biometrics off is refused until the presence check.
  expect(calls.map((call) => call.replace(/^.*biometric\/(\w+)\/\d+$/, '$1'))).toEqual([
    'enable',
    'disable',
    'disable',
  ]);
});

test('a change that does not reach the provider shows an error, and the switch does not move', async ({
  newPerson,
}) => {
  const person = await newPerson('Gaon');
  const { page } = person;
  await plugInAuthenticator(page);
  await goToMyInfo(person);
  const control = biometricSwitch(page);
  await expect(control).toBeEnabled();
  await control.click();
  const sheet = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await sheet.getByLabel('Password', { exact: true }).fill(password);
  await page.context().setOffline(true);
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(sheet.getByRole('alert')).toContainText('We cannot reach the wallet service.');
  await expect(control).not.toBeChecked();
  await page.context().setOffline(false);
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(control).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('signing out ends the session on the device and at the provider, and keeps the theme', async ({
  newPerson,
  provider,
}) => {
  const person = await newPerson('Iseul');
  const { page } = person;
  await page.getByRole('button', { name: /Theme/ }).click();
  await page.evaluate(() => localStorage.setItem('token', 'of an older version'));
  const userId = (await userOf(person)).id;
  const [token, theme] = await stored(page, 'auth_token', 'theme');
  expect(theme).not.toBeNull();
  const statusOf = async (bearer: string | null | undefined) => {
    const headers = { Authorization: `Bearer ${bearer}` };
    return (await page.request.get(`${provider.url}api/user/${userId}`, { headers })).status();
  };
  expect(await statusOf(token)).toBe(200);

  await goToMyInfo(person);
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/$/);
  expect(await stored(page, 'auth_token', 'user_data', 'token', 'theme')).toEqual([
    null,
    null,
    null,
    theme,
  ]);
  expect(await statusOf(token)).toBe(401);
  // The cookie of a known device stays: it exempts the user from a sign-in limit that others have reached.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([
    `superwallet_device_${userId}`,
  ]);

  await page.reload();
  await signIn(person, password);
  await expect(page.getByRole('heading', { name: 'Hello, Iseul' })).toBeVisible();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('signing out works offline', async ({ newPerson }) => {
    const { page } = await newPerson('Jaehee', 'myinfo');
    await offlineReady(page);
    await page.context().setOffline(true);
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(/\/superwallet\/$/);
    expect(await stored(page, 'auth_token', 'user_data')).toEqual([null, null]);
    await page.context().setOffline(false);
  });
});

test('signing out completes when the provider never answers', async ({ newPerson }) => {
  const person = await newPerson('Kyung');
  const { page } = person;
  await goToMyInfo(person);
  await page.route('**/api/auth/logout', () => undefined);
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Signing out' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await stored(page, 'auth_token')).toEqual([null]);
});

test('the terms open in a new window, and Language, Notifications and Help center in the same window', async ({
  newPerson,
}) => {
  const person = await newPerson('Lina');
  const { page } = person;
  await goToMyInfo(person);
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Terms of Service/ }).click(),
  ]);
  await expect(terms).toHaveURL(/\/superwallet\/terms$/);
  await expect(terms.getByRole('heading', { name: 'Terms of Service', level: 1 })).toBeVisible();
  await terms.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(terms.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
  expect(await terms.evaluate(() => window.opener === null)).toBe(true);
  await terms.close();
  for (const name of ['Language', 'Notifications', 'Help center']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
  }
});
