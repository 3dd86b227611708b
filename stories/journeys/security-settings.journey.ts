import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';

import { controlClock } from './clock.ts';
import { expect, password, test, type Person } from './journey.ts';
import { closeNotice, confirmPresence, signIn, signOut } from './steps.ts';
import { plugInAuthenticator } from './virtual-authenticator.ts';

/** Opens Security Settings through My info. */
async function goToSecuritySettings({ page }: Person): Promise<void> {
  await page.getByRole('link', { name: 'My info' }).click();
  await page.getByRole('link', { name: 'Security settings' }).click();
  // Wait for the settings: they would never load after a test has stopped the clock.
  await expect(page.getByRole('button', { name: 'Sign Out All Devices' })).toBeVisible();
}

async function leaveAndComeBack(person: Person): Promise<void> {
  await person.page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(person.page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await goToSecuritySettings(person);
}

/** Records the requests and the console's lines from now on. */
function recordTraces(page: Page): { requests: string[]; logged: string[] } {
  const requests: string[] = [];
  const logged: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  page.on('console', (message) => logged.push(message.text()));
  return { requests, logged };
}

const switchOf = (page: Page, name: RegExp) => page.getByRole('switch', { name });
const twoFactor = /^Two-factor authentication/;
const biometrics = /^Biometrics/;
const loginNotifications = /^Login notifications/;

/** Timeout for the three password hashes of a password change on a busy machine, in milliseconds. */
const hashing = 30_000;

/**
 * Presses Sign Out All Devices, and stops the clock, which only `page.clock` advances afterwards. Returns the button
 * that confirms.
 */
async function askToSignOutAll(person: Person): Promise<Locator> {
  const { page } = person;
  await controlClock(page);
  await goToSecuritySettings(person);
  await page.getByRole('button', { name: 'Sign Out All Devices' }).click();
  const confirm = page.getByRole('button', { name: 'Sign out everywhere' });
  await expect(confirm).toBeVisible();
  const now = await page.evaluate(() => Date.now());
  // A busy machine needs seconds between the two calls, and the clock cannot be stopped in the past.
  await page.clock.pauseAt(now + 10_000);
  return confirm;
}

const stored = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);

test('a password change is refused, corrected and accepted, and no password is logged or stored', async ({
  newPerson,
}) => {
  const person = await newPerson('Nari');
  const { page } = person;
  await goToSecuritySettings(person);
  const { requests, logged } = recordTraces(page);
  const update = page.getByRole('button', { name: 'Update password' });
  const current = page.getByLabel('Current password', { exact: true });
  const next = page.getByLabel('New password', { exact: true });
  const confirmation = page.getByLabel('Confirm new password', { exact: true });
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' }),
  );

  await page.getByRole('button', { name: 'Change password' }).click();
  await update.click();
  await expect(page.getByText('Missing Fields', { exact: true })).toBeVisible();
  await expect(current).toBeFocused();

  await current.fill('wrong-password');
  await next.fill('lighthouse-9');
  await confirmation.fill('lighthouse-8');
  await update.click();
  await expect(page.getByText('Password Mismatch', { exact: true })).toBeVisible();
  await expect(confirmation).toBeFocused();

  await confirmation.fill('lighthouse-9');
  await update.click();
  await expect(page.getByText('Current password is incorrect', { exact: true })).toBeVisible();
  await expect(current).toBeFocused();
  await expect(current).toHaveValue('wrong-password');

  await current.fill(password);
  await next.fill('Password123');
  await confirmation.fill('Password123');
  await update.click();
  await expect(
    page.getByText('Many people use this password, so it is easy to guess. Choose another one.'),
  ).toBeVisible();
  await next.fill(password);
  await confirmation.fill(password);
  await update.click();
  await expect(page.getByText('This is your current password. Choose another one.')).toBeVisible();

  await next.fill('lighthouse-9');
  await confirmation.fill('lighthouse-9');
  await confirmation.press('Enter');
  await expect(page.getByText('Password Updated', { exact: true })).toBeVisible({
    timeout: hashing,
  });
  await expect(current).toHaveCount(0);
  await expect(page.getByText(`Last changed ${today}`)).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveValue('');

  expect(
    requests.filter((request) => request === 'POST /superwallet/api/auth/password'),
  ).toHaveLength(4);
  const browserStorage = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
  );
  for (const text of [logged.join('\n'), requests.join('\n'), browserStorage]) {
    expect(text).not.toMatch(/wrong-password|lighthouse|correct horse|Password123/);
  }

  await page.getByRole('link', { name: 'Back' }).click();
  await signOut(page);
  await signIn(person, password);
  await expect(page.getByText(/^The e-mail address or the password is not right/)).toBeVisible();
  await signIn(person, 'lighthouse-9');
  await expect(page.getByRole('heading', { name: 'Hello, Nari' })).toBeVisible();
});

test('a password change continues when Security Settings is left, and a notice reports the result', async ({
  newPerson,
}) => {
  const person = await newPerson('Owon');
  const { page } = person;
  await goToSecuritySettings(person);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill('lighthouse-9');
  await page.getByLabel('Confirm new password', { exact: true }).fill('lighthouse-9');
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await page.route('**/api/auth/password', async (route) => {
    await left;
    await route.continue();
  });
  const called = page.waitForRequest('**/api/auth/password');
  await page.getByRole('button', { name: 'Update password' }).click();
  await called;
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/superwallet\/myinfo$/);
  leave();
  await expect(page.getByText('Password Updated', { exact: true })).toBeVisible({
    timeout: hashing,
  });
});

test('changed settings are stored beyond the session', async ({ newPerson }) => {
  const person = await newPerson('Pado');
  const { page } = person;
  await goToSecuritySettings(person);
  await expect(switchOf(page, loginNotifications)).toBeChecked();
  await expect(page.getByRole('radio', { name: '30 min' })).toBeChecked();

  await switchOf(page, loginNotifications).click();
  await expect(switchOf(page, loginNotifications)).not.toHaveAttribute('aria-busy');
  await page.getByRole('radio', { name: '30 min' }).focus();
  for (const name of ['1 hour', '4 hours']) {
    // The key is held until the choice has changed, as by a user.
    await page.keyboard.down('ArrowRight');
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await page.keyboard.up('ArrowRight');
  }

  await leaveAndComeBack(person);
  await expect(switchOf(page, loginNotifications)).not.toBeChecked();
  await expect(page.getByRole('radio', { name: '4 hours' })).toBeChecked();

  await page.getByRole('link', { name: 'Back' }).click();
  await signOut(page);
  await signIn(person, password);
  await goToSecuritySettings(person);
  await expect(switchOf(page, loginNotifications)).not.toBeChecked();
  await expect(page.getByRole('radio', { name: '4 hours' })).toBeChecked();
});

test('a setting is saved even if the screen is left at once', async ({ newPerson }) => {
  const person = await newPerson('Pureum');
  const { page } = person;
  await goToSecuritySettings(person);
  await switchOf(page, loginNotifications).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/superwallet\/myinfo$/);
  await page.getByRole('link', { name: 'Security settings' }).click();
  await expect(switchOf(page, loginNotifications)).not.toBeChecked();
});

test('two-factor is turned on, required at sign-in, and turned off by a recovery code', async ({
  newPerson,
}) => {
  const person = await newPerson('Parang');
  const { page } = person;
  await goToSecuritySettings(person);
  const sheet = page.getByRole('dialog');

  await switchOf(page, twoFactor).click();
  await confirmPresence(page);
  await expect(
    sheet.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  const key = (await sheet.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? '';
  const app = new TOTP({ secret: key.replaceAll(' ', '') });
  await sheet.getByRole('button', { name: 'Next' }).click();
  const first = app.generate();
  await sheet.getByLabel('Authenticator code').fill(first);
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  const codes = sheet.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [one = '', two = ''] = await codes.allTextContents();
  // Going back always asks for confirmation, because the codes are not shown again.
  const question = page.getByRole('alertdialog', { name: 'Have you saved the codes?' });
  for (let press = 0; press < 2; press++) {
    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Show the codes' }).click();
    await expect(question).toHaveCount(0);
  }
  await sheet.getByRole('checkbox', { name: 'I have saved these codes' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Two-factor authentication is active')).toBeVisible();

  await closeNotice(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await signOut(page);
  await signIn(person, password);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  // The code that turned two-factor on cannot be used again.
  await page.getByLabel('Authenticator code').fill(first);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/^This code is not right, or it was used already\./)).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(one);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Parang' })).toBeVisible();

  await goToSecuritySettings(person);
  await switchOf(page, twoFactor).click();
  await sheet.getByRole('button', { name: 'Use a recovery code' }).click();
  await sheet.getByLabel('Recovery code').fill(one);
  await sheet.getByRole('button', { name: 'Turn off' }).click();
  await expect(sheet.getByText(/^This recovery code is not right/)).toBeVisible();
  await sheet.getByLabel('Recovery code').fill(two);
  await sheet.getByRole('button', { name: 'Turn off' }).click();
  await confirmPresence(page);
  await expect(sheet).toHaveCount(0);
  await expect(switchOf(page, twoFactor)).not.toBeChecked();
  await expect(page.getByText('Two-factor authentication is active')).toHaveCount(0);
});

test('biometrics are set up on the device and at the provider', async ({ newPerson }) => {
  const person = await newPerson('Rina');
  const { page } = person;
  const authenticator = await plugInAuthenticator(page);
  await goToSecuritySettings(person);
  const { requests } = recordTraces(page);
  const control = switchOf(page, biometrics);
  await expect(control).not.toBeChecked();

  await authenticator.recognise(false);
  await control.click();
  await confirmPresence(page);
  await expect(page.getByText('Biometric Setup Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Failed to setup biometric authentication.', { exact: true }),
  ).toBeVisible();
  await expect(control).not.toBeChecked();
  expect(await authenticator.credentials()).toEqual([]);
  expect(await stored(page, 'biometric_registered', 'credential_id')).toEqual([null, null]);

  await authenticator.recognise(true);
  await control.click();
  await confirmPresence(page);
  await expect(control).toBeChecked();
  await expect(control).not.toHaveAttribute('aria-busy');
  expect(await authenticator.credentials()).toHaveLength(1);
  expect(await stored(page, 'biometric_registered')).toEqual(['true']);

  await authenticator.recognise(false);
  await control.click();
  await expect(page.getByText('Biometrics Still On', { exact: true })).toBeVisible();
  await expect(control).toBeChecked();

  await authenticator.recognise(true);
  await control.click();
  await expect(control).not.toBeChecked();
  expect(
    requests
      .filter((request) => request.startsWith('POST'))
      .map((request) => request.replace(/\d+$/, '')),
  ).toEqual([
    'POST /superwallet/api/auth/presence',
    'POST /superwallet/api/auth/passkey-challenge',
    'POST /superwallet/api/auth/presence',
    'POST /superwallet/api/auth/passkey-challenge',
    'POST /superwallet/api/biometric/enable/',
    // The passkey proves presence on the second attempt.
    'POST /superwallet/api/auth/passkey-challenge',
    'POST /superwallet/api/auth/passkey-challenge',
    'POST /superwallet/api/auth/presence',
    'POST /superwallet/api/biometric/disable/',
  ]);
});

test('a device without an authenticator has no biometric switch', async ({ newPerson }) => {
  const person = await newPerson('Sora');
  await goToSecuritySettings(person);
  await expect(switchOf(person.page, twoFactor)).toBeVisible();
  await expect(person.page.getByRole('switch')).toHaveCount(4);
  await expect(switchOf(person.page, biometrics)).toHaveCount(0);
});

test('Sign Out All Devices shows a notice and takes two seconds, even if the screen is left', async ({
  newPerson,
}) => {
  const person = await newPerson('Taeho');
  const { page } = person;
  await page.evaluate(() => localStorage.setItem('token', 'of an older version'));
  let signOuts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/logout-all')) signOuts++;
  });
  const confirm = await askToSignOutAll(person);
  await confirm.dblclick();
  await expect(page.getByText('Signing Out', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Signing out…' })).toBeDisabled();
  // The clock stands still, so the notice stays over the header.
  await page.getByRole('link', { name: 'My info' }).press('Enter');
  await page.getByRole('link', { name: 'Security settings' }).click();
  await expect(page.getByRole('button', { name: 'Signing out…' })).toBeDisabled();
  await page.clock.runFor(1_999);
  await expect(page.getByRole('button', { name: 'Signing out…' })).toBeDisabled();
  expect(signOuts).toBe(0);

  await page.clock.runFor(1);
  await expect.poll(() => signOuts).toBe(1);
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/$/);
  expect(await stored(page, 'auth_token', 'user_data', 'token')).toEqual([null, null, null]);
  expect(signOuts).toBe(1);
});

test('Sign Out All Devices signs out another device without a reload there', async ({
  newPerson,
  signedIn,
}) => {
  const person = await newPerson('Sora');
  const other = await signedIn(person);
  await goToSecuritySettings(person);
  await person.page.getByRole('button', { name: 'Sign Out All Devices' }).click();
  await person.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(person.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Sign in' })).toBeVisible({
    timeout: 15_000,
  });
  expect(await stored(other.page, 'auth_token', 'user_data')).toEqual([null, null]);
});

test('Sign Out All Devices does not end a session that starts afterwards', async ({
  newPerson,
}) => {
  const person = await newPerson('Uri');
  const { page } = person;
  const confirm = await askToSignOutAll(person);
  await confirm.click();
  // The clock stands still, so the notice stays over the header.
  await page.getByRole('link', { name: 'My info' }).press('Enter');
  await signOut(page);
  // React delays the form by up to 300 ms, because it has to load.
  const showsForm = async () => {
    await page.clock.runFor(50);
    return page.getByLabel('E-mail').isVisible();
  };
  await expect.poll(showsForm).toBe(true);
  await signIn(person, password);
  await expect.poll(async () => (await stored(page, 'auth_token'))[0]).not.toBeNull();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('heading', { name: 'Hello, Uri' })).toBeVisible();
  expect(await stored(page, 'auth_token')).not.toEqual([null]);
});

test('the security audit lists its findings and links to their fixes', async ({ newPerson }) => {
  const person = await newPerson('Yuna');
  const { page } = person;
  await goToSecuritySettings(person);
  await page.getByRole('button', { name: 'Run Security Audit' }).click();
  const findings = page.getByRole('list', { name: 'What to do' });
  await expect(findings.getByText('Turn on two-factor authentication')).toBeVisible();
  await findings.getByRole('link', { name: /Back up your keys/ }).click();
  await expect(page).toHaveURL(/\/superwallet\/key-management$/);
});

test('a passkey is listed, signs in without a password, and no longer does once it is removed', async ({
  newPerson,
}) => {
  const person = await newPerson('Haneul');
  const { page } = person;
  await plugInAuthenticator(page);
  await goToSecuritySettings(person);
  await switchOf(page, biometrics).click();
  await confirmPresence(page);
  await expect(switchOf(page, biometrics)).toBeChecked();
  await page.getByRole('link', { name: 'Back' }).click();
  await signOut(page);

  const usePasskey = page.getByRole('button', { name: 'Use a passkey' });
  await usePasskey.click();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();

  await goToSecuritySettings(person);
  await page.getByRole('button', { name: 'Manage passkeys' }).click();
  const sheet = page.getByRole('dialog', { name: 'Passkeys' });
  await expect(sheet.getByRole('listitem')).toContainText(['This device']);
  await expect(sheet.getByText('Last used')).toBeVisible();
  await sheet.getByRole('button', { name: /^Remove the passkey of/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await confirmPresence(page);
  await expect(sheet.getByText('There is no passkey. Biometrics are off.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(switchOf(page, biometrics)).not.toBeChecked();
  await page.getByRole('link', { name: 'Back' }).click();
  await signOut(page);

  // The authenticator still has the passkey, and offers it.
  await usePasskey.click();
  await expect(page.getByRole('alert')).toContainText(
    'This passkey does not open an account here.',
  );
  await signIn(person, password);
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
});
