import { Buffer } from 'node:buffer';

import type { Page, Request } from '@playwright/test';

import { createAccount, expect, test } from './journey.ts';

/** Lets the provider get the first request to a path, but loses its answer. Returns every request to it. */
async function loseFirstAnswer(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    requests.push(route.request());
    if (requests.length > 1) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return requests;
}

/** Expects two requests to be the same: one body under one key. */
async function expectRepeat(requests: readonly Request[]): Promise<void> {
  expect(requests).toHaveLength(2);
  const [first, second] = await Promise.all(
    requests.map(async (request) => ({
      key: await request.headerValue('Idempotency-Key'),
      body: request.postData(),
    })),
  );
  expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toEqual(first);
}

test('a credential is added once, also when the first answer is lost', async ({ open }) => {
  const person = await open();
  const { page } = person;
  await createAccount(person, 'Hana');
  const requests = await loseFirstAnswer(page, '/credentials');
  await page.getByRole('navigation').getByRole('link', { name: 'DigitalID' }).click();
  await page.getByRole('link', { name: 'Add Credential' }).click();
  await page.getByRole('radio', { name: 'Education' }).click();
  await page.getByLabel('Credential name').fill('Bachelor of Science');
  await page.getByLabel('Issuing organisation').fill('부산대학교');
  await page.getByLabel('Issue date').fill('2024-02-29');
  const add = page.getByRole('button', { name: 'Add Credential' });
  await add.click();
  await expect(page.locator('form').getByRole('alert')).toBeVisible();
  await add.click();
  await expect(page.getByText('Credential Added Successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'education' })).toHaveCount(1);
  await expectRepeat(requests);
});

test('a verification is requested once, also when the first answer is lost', async ({ open }) => {
  const person = await open();
  const { page } = person;
  await createAccount(person, 'Yuna');
  const requests = await loseFirstAnswer(page, '/digital-documents');
  await page.getByRole('navigation').getByRole('link', { name: 'DigitalID' }).click();
  await page.getByRole('link', { name: 'Verify Identity' }).click();
  await page.getByRole('radio', { name: 'Passport' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Photo').setInputFiles({
    name: 'passport.png',
    mimeType: 'image/png',
    // One grey pixel.
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await page.getByLabel('Document number').fill('M12345678');
  await page.getByLabel('Name').fill('Yuna Tester');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.locator('form').getByRole('alert')).toBeVisible();
  const answered = page.waitForResponse('**/api/digital-documents');
  await submit.click();
  expect((await answered).status()).toBe(201);
  await expect(page.getByText('Verification Request Completed', { exact: true })).toBeVisible();
  await expectRepeat(requests);
});

test('a refund is requested once, also when the first answer is lost', async ({ open }) => {
  const person = await open();
  const { page } = person;
  await createAccount(person, 'Sora');
  const requests = await loseFirstAnswer(page, '/tax-refunds');
  await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
  await page.getByRole('button', { name: 'Enter manually' }).click();
  await page.getByLabel('Merchant').fill('Nampo Books');
  await page.getByLabel('Purchase amount').fill('40');
  const request = page.getByRole('button', { name: 'Request refund' });
  await request.click();
  await expect(page.getByText('Refund Request Failed', { exact: true })).toBeVisible();
  // The list has the refund, because only the answer was lost.
  const refunds = page.getByRole('region', { name: 'Recent refunds' }).getByRole('listitem');
  await expect(refunds).toHaveCount(1);
  await request.click();
  await expect(page.getByText('Tax Refund Requested', { exact: true })).toBeVisible();
  await expect(refunds).toHaveCount(1);
  await expectRepeat(requests);
});
