import type { APIResponse } from '@playwright/test';
import * as z from 'zod/mini';

import { BankAccount } from '#wallet/entities/bank-account.ts';
import { User } from '#wallet/entities/user.ts';
import { withBase } from '#wallet/paths.ts';

import { expect, type Person } from './journey.ts';

/** Calls the provider as the signed-in user, without the page. The path starts below `/api`. */
export async function call(
  { page }: Person,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<APIResponse> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  return page.request.fetch(new URL(withBase(`/api${path}`), page.url()).href, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body && { data: body }),
  });
}

/** Posts test data and returns the answer's JSON. Fails if the status is not the expected one. */
export async function post(
  person: Person,
  path: string,
  body: object,
  expected: 200 | 201 = 201,
): Promise<unknown> {
  const { id } = await userOf(person);
  const answer = await call(person, 'POST', path, { userId: id, ...body });
  expect(answer.status(), await answer.text()).toBe(expected);
  return answer.json();
}

/** The signed-in user, as the provider returns it. */
export async function userOf(person: Person): Promise<User> {
  return User.parse(await (await call(person, 'GET', '/user')).json());
}

/** The user's receiving address: their DID. */
export async function addressOf(person: Person): Promise<string> {
  return (await userOf(person)).didAddress ?? '';
}

/** Sends an amount of an asset to an address. */
export async function transfer(
  person: Person,
  { assetType, amount, to }: { assetType: string; amount: string; to: string },
): Promise<void> {
  await post(person, '/transactions', {
    assetType,
    transactionType: 'send',
    amount,
    toAddress: to,
    status: 'pending',
  });
}

/** Confirms the e-mail address with the code on the sandbox's page. Does nothing if it is confirmed. */
export async function proveEmail(person: Person): Promise<void> {
  if ((await userOf(person)).emailProven) return;
  await post(person, '/contact-proofs', { kind: 'email' }, 200);
  const sandbox = new URL(withBase('/sandbox'), person.page.url()).href;
  let code: string | undefined;
  await expect(async () => {
    const text = await (await person.page.request.get(sandbox)).text();
    // The newest message is the first one on the page.
    const message = text.slice(text.indexOf(person.email));
    code = text.includes(person.email) ? /\b\d{6}\b/.exec(message)?.[0] : undefined;
    expect(code).toBeDefined();
  }).toPass();
  await post(person, '/contact-proofs/confirm', { kind: 'email', code }, 200);
}

/** Requests an approval of 486,000 won from another user, and returns the id of its document. */
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

/** Saves a test card whose charges succeed, and whose number ends in 4242. */
export async function saveCard(person: Person): Promise<void> {
  const card = { cardNumber: '4242424242424242', expiry: '2034-12', securityCode: '737' };
  await post(person, '/cards', card, 200);
}

/** Adds local currency to the 10,000 won of a new account, from a bank account, which is saved if there is none. */
export async function topUp(person: Person, amount: string): Promise<void> {
  const { id } = await userOf(person);
  const accounts = await (await call(person, 'GET', `/bank-accounts/${id}`)).json();
  if (z.array(BankAccount).parse(accounts).length === 0) await saveBankAccount(person);
  await post(person, '/local/top-ups', { amount, source: 'bank', rate: '1' });
}
