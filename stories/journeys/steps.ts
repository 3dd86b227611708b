import type { Page } from '@playwright/test';

import { withBase } from '#wallet/paths.ts';

import { expect, password, type Person } from './journey.ts';

/** Creates an account from the sign-in screen and waits for Home. */
export async function createAccount(person: Person, firstName: string): Promise<void> {
  await fillRegistration(person, firstName);
  await expect(person.page.getByRole('heading', { name: `Hello, ${firstName}` })).toBeVisible();
  await expect(person.page.getByRole('main')).toBeFocused();
}

/** Creates an account from the sign-in screen, without waiting for Home. */
export async function fillRegistration(person: Person, firstName: string): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Tester');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Signs in from the sign-in screen. */
export async function signIn(person: Person, secret = person.password): Promise<void> {
  const { page } = person;
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Presses Sign Out on My info, and confirms the dialog if the device stores the user's keys. */
export async function signOut(page: Page): Promise<void> {
  const hasKeysOnDevice = await page.evaluate(() => {
    const { didAddress } = JSON.parse(localStorage.getItem('user_data') ?? '{}') as {
      didAddress?: string;
    };
    return localStorage.getItem(`key_vault:${didAddress}`) !== null;
  });
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  if (!hasKeysOnDevice) return;
  const question = page.getByRole('alertdialog', { name: 'Your keys stay on this device' });
  await question.getByRole('button', { name: 'Sign Out' }).click();
}

/** Answers the presence check with the password that all accounts of the journeys have. */
export async function confirmPresence(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await sheet.getByLabel('Password', { exact: true }).fill(password);
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

/** Waits for a text in the messages that the sandbox shows on a page of its own, and returns the newest one. */
export async function sandboxText(page: Page, url: string, text: RegExp): Promise<string> {
  const sandbox = await page.context().newPage();
  const newest = sandbox.getByText(text).first();
  await expect(async () => {
    await sandbox.goto(new URL('sandbox', url).href);
    await expect(newest).toBeVisible();
  }).toPass();
  const found = await newest.textContent();
  await sandbox.close();
  return text.exec(found ?? '')?.[0] ?? '';
}

/** Records the method and address of every later request that is not a read. */
export function recordWrites({ page }: Person): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });
  return writes;
}

/** Expects a toast with this title and message. */
export async function expectNotice(
  { page }: Person,
  title: string,
  message: string,
): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}

/** Expects a toast with this title and the reason of a refusal, which the form states too (decision 172). */
export async function expectRefusalNotice(
  { page }: Person,
  title: string,
  reason: string,
): Promise<void> {
  await expect(page.locator('[data-tone]', { hasText: title })).toContainText(reason);
}

/** Closes the visible toast, which covers the header for five seconds. */
export async function closeNotice(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Close|닫기)$/ }).click();
  // A toast stays open while the pointer is over it, and so does the next toast.
  await page.mouse.move(0, 0);
}

/** Fills in the send form, starting from any screen. */
export async function fillSend(
  { page }: Person,
  { assetType, amount, to }: { assetType: string; amount: string; to: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Send', exact: true }).click();
  await page.getByLabel('Recipient address').fill(to);
  await page.getByLabel('Asset').selectOption(assetType);
  await page.getByLabel('Amount').fill(amount);
}

/** Sends to a recipient who was never paid, which needs a confirmation. Starts from any screen. */
export async function send(person: Person, draft: Parameters<typeof fillSend>[1]): Promise<void> {
  await fillSend(person, draft);
  await person.page.getByRole('button', { name: 'Send', exact: true }).click();
  await person.page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** A row of the asset list on the Assets screen. */
export function assetRow({ page }: Person, assetName: string) {
  return page.getByRole('region', { name: 'Your assets' }).getByRole('listitem').filter({
    hasText: assetName,
  });
}

/** Waits until the service worker controls the page, so that the wallet opens offline. */
export async function offlineReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Opens a path below the base path, as an external link does. */
export async function goTo({ page }: Person, path: string): Promise<void> {
  await page.goto(new URL(withBase(path), page.url()).href);
}

/** Goes to the Assets screen through the navigation. */
export async function goToAssets({ page }: Person): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Assets' }).click();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
}
