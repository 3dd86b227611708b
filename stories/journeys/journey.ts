import { writeFile } from 'node:fs/promises';

import { test as base, expect, type Browser, type Page } from '@playwright/test';
import * as z from 'zod/mini';

import { BankAccount } from '#wallet/entities/bank-account.ts';

import { cameraVideo, launchWithCamera, type FakeCamera } from './fake-camera.ts';
import { ProviderProcess } from './provider-process.ts';

/** A person with a phone: the wallet in a browser context of its own. */
export interface Person {
  page: Page;
  email: string;
  /** The errors of the page and its console so far, without failed calls, which a journey may expect. */
  problems: string[];
}

interface WorkerFixtures {
  provider: ProviderProcess;
}

interface TestFixtures {
  /** The phone's camera; by default it has none. */
  camera: FakeCamera | undefined;
  /** The worker's browser, or for a phone with a camera a browser of its own. */
  phone: Browser;
  /** Opens the wallet in a browser context of its own. */
  open: (path?: string) => Promise<Person>;
}

/** The password of every person in the journeys. */
export const password = 'correct horse battery';

/** Whom every provider starts with. */
export const sample = {
  email: 'sample@superwallet.example',
  password: 'superwallet-sample',
} as const;

let people = 0;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from it, and this has none
    async ({}, provide) => {
      const provider = await ProviderProcess.start();
      await provide(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  camera: [undefined, { option: true }],
  phone: async ({ browser, playwright, camera }, provide, testInfo) => {
    if (camera === undefined) {
      await provide(browser);
      return;
    }
    const video = testInfo.outputPath('camera.y4m');
    await writeFile(video, cameraVideo(camera.sees));
    const phone = await launchWithCamera(playwright, video);
    await provide(phone);
    await phone.close();
  },
  open: async ({ phone, camera, provider, contextOptions }, provide) => {
    const opened: Person[] = [];
    const options = camera?.allowed
      ? { ...contextOptions, permissions: ['camera'] }
      : contextOptions;
    await provide(async (path = '') => {
      const person = await openWallet(phone, options, provider.url + path);
      opened.push(person);
      return person;
    });
    for (const { page, problems } of opened) {
      await page.context().close();
      expect(problems, 'console errors').toEqual([]);
    }
  },
});

/** What a person sees while a screen is on its way: the one before. */
export const screenBefore = (page: Page) => page.locator('main[aria-busy="true"]');

/** Opens the wallet in a browser context of its own, which the caller closes. */
export async function openWallet(
  browser: Browser,
  contextOptions: Parameters<Browser['newContext']>[0],
  url: string,
): Promise<Person> {
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The browser itself logs a call that is refused or does not reach the provider.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(message.text());
    }
  });
  // A person presses and reads what is on the screen that they have opened.
  await page.addLocatorHandler(screenBefore(page), () => Promise.resolve());
  await page.goto(url);
  return { page, email: `person-${process.pid}-${++people}@example.com`, problems };
}

/** Creates an account from the sign-in screen and waits for Home. */
export async function createAccount(person: Person, firstName: string): Promise<void> {
  await fillRegistration(person, firstName);
  await expect(person.page.getByRole('heading', { name: `Hello, ${firstName}` })).toBeVisible();
  await expect(person.page.getByRole('main')).toBeFocused();
}

/** Creates an account from the sign-in screen, wherever it then leads. */
export async function fillRegistration({ page, email }: Person, firstName: string): Promise<void> {
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Tester');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Signs in from the sign-in screen. */
export async function signIn({ page, email }: Person, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Presses Sign Out on My info, and answers its question where the device keeps the person's keys. */
export async function signOut(page: Page): Promise<void> {
  const keepsKeys = await page.evaluate(() => {
    const { didAddress } = JSON.parse(localStorage.getItem('user_data') ?? '{}') as {
      didAddress?: string;
    };
    return localStorage.getItem(`key_vault:${didAddress}`) !== null;
  });
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  if (!keepsKeys) return;
  const question = page.getByRole('alertdialog', { name: 'Your keys stay on this device' });
  await question.getByRole('button', { name: 'Sign Out' }).click();
}

/** Answers the question who is there with the password of created accounts. */
export async function confirmPresence(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await sheet.getByLabel('Password', { exact: true }).fill(password);
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

/** Signs in as the person that every provider starts with. */
export async function signInAsSample(person: Person): Promise<void> {
  person.email = sample.email;
  await signIn(person, sample.password);
}

/** Records the method and address of every request from now on that is not a read. */
export function recordWrites({ page }: Person): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });
  return writes;
}

/** Expects a toast with this title and message. */
export async function seeNotice({ page }: Person, title: string, message: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}

/** The address that a person's Receive screen shows. */
export async function ownAddress({ page }: Person): Promise<string> {
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Receive', exact: true }).click();
  const address = page.getByText(/did:ethr:0x[0-9a-fA-F]{40}/);
  return (await address.textContent())?.trim() ?? '';
}

/** Fills the send form, from anywhere. */
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

/** Sends to somebody who was never paid, from anywhere, which asks for a confirmation. */
export async function send(person: Person, draft: Parameters<typeof fillSend>[1]): Promise<void> {
  await fillSend(person, draft);
  await person.page.getByRole('button', { name: 'Send', exact: true }).click();
  await person.page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/**
 * Makes a call of the signed-in person to the provider, for what a journey starts from. The path begins below `/api`;
 * returns the answer's JSON. Fails for another status than expected.
 */
export async function post(
  { page }: Person,
  path: string,
  body: object,
  expected: 200 | 201 = 201,
): Promise<unknown> {
  const { status, answer } = await page.evaluate(
    async ([address, content]) => {
      const token = localStorage.getItem('auth_token') ?? '';
      const { id } = JSON.parse(localStorage.getItem('user_data') ?? '{}') as { id: number };
      const response = await fetch(`/superwallet/api${address}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ userId: id, ...content }),
      });
      return { status: response.status, answer: (await response.json()) as unknown };
    },
    [path, body] as const,
  );
  expect(status, JSON.stringify(answer)).toBe(expected);
  return answer;
}

/** Reads an address of the provider below `/api` as the signed-in person; returns the status and the answer's JSON. */
export async function get(
  { page }: Person,
  path: string,
): Promise<{ status: number; answer: unknown }> {
  return page.evaluate(async (address) => {
    const token = localStorage.getItem('auth_token') ?? '';
    const response = await fetch(`/superwallet/api${address}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') === true;
    return { status: response.status, answer: isJson ? (JSON.parse(text) as unknown) : text };
  }, path);
}

/** Proves a person's e-mail address by the code on the sandbox's page. Does nothing for a proven one. */
export async function proveEmail(person: Person): Promise<void> {
  const { answer } = await get(person, '/user');
  if (z.object({ emailProven: z.boolean() }).parse(answer).emailProven) return;
  await post(person, '/contact-proofs', { kind: 'email' }, 200);
  const sandbox = new URL('/superwallet/sandbox', person.page.url()).href;
  let code: string | undefined;
  await expect(async () => {
    const text = await (await person.page.request.get(sandbox)).text();
    // The latest message is the first one on the page.
    const message = text.slice(text.indexOf(person.email));
    code = text.includes(person.email) ? /\b\d{6}\b/.exec(message)?.[0] : undefined;
    expect(code).toBeDefined();
  }).toPass();
  await post(person, '/contact-proofs/confirm', { kind: 'email', code }, 200);
}

/** Asks another person for an approval of 486,000 won, and returns the id of its document. */
export async function askForApproval(
  requester: Person,
  approver: Person,
  title: string,
): Promise<number> {
  await proveEmail(approver);
  const answer = await post(requester, '/work/requests', {
    approverEmail: approver.email,
    title,
    description: 'Six people, after the signing.',
    type: 'expense_report',
    priority: 'medium',
    department: '',
    amount: '486000',
    currency: 'KRW',
    period: null,
    destinations: [],
    categories: [],
    attachments: [],
  });
  return z.object({ id: z.int() }).parse(answer).id;
}

/** Saves a bank account of Hana, whose number ends in 9012, and returns its id. */
export async function saveBankAccount(person: Person): Promise<number> {
  const account = await post(person, '/bank-accounts', {
    bankName: 'Hana',
    accountNumber: '123-456-789012',
    accountHolder: 'Journey Tester',
    accountType: 'checking',
  });
  return BankAccount.parse(account).id;
}

/** Adds local currency to the 10,000 won of a new account. */
export async function topUp(person: Person, amount: string): Promise<void> {
  await post(person, '/local/top-ups', { amount, source: 'bank', rate: '1' });
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

/** Goes to the Assets screen by the navigation. */
export async function goToAssets({ page }: Person): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Assets' }).click();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
}

export { expect };
