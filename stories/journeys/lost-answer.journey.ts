import type { Page, Request } from '@playwright/test';

import { expect, password, test } from './journey.ts';
import { documentPhoto } from './document-photo.ts';
import { fillSend, expectNotice } from './steps.ts';

/** Forwards the first request to a path but drops its answer. Returns all requests to the path. */
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

/** Expects one create request, and one look-up with its idempotency key. */
async function expectLookUp(requests: readonly Request[]): Promise<void> {
  expect(requests).toHaveLength(2);
  const [create, lookUp] = await Promise.all(
    requests.map(async (request) => ({
      key: await request.headerValue('Idempotency-Key'),
      isLookUp: (await request.headerValue('X-Look-Up')) !== null,
      hasBody: request.postData() !== null,
    })),
  );
  expect(create?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(create).toMatchObject({ isLookUp: false, hasBody: true });
  expect(lookUp).toEqual({ key: create?.key, isLookUp: true, hasBody: false });
}

test('a credential is added once, even if the answer is lost', async ({ newPerson }) => {
  const { page } = await newPerson('Hana');
  const requests = await loseFirstAnswer(page, '/credentials');
  await page.getByRole('navigation').getByRole('link', { name: 'DigitalID' }).click();
  await page.getByRole('link', { name: 'Add Credential' }).click();
  await page.getByRole('radio', { name: 'Education' }).click();
  await page.getByLabel('Credential name').fill('Bachelor of Science');
  await page.getByLabel('Issuing organisation').fill('부산대학교');
  await page.getByLabel('Issue date').fill('2024-02-29');
  await page.getByRole('button', { name: 'Add Credential' }).click();
  await expect(page.getByText('Credential Added Successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'education' })).toHaveCount(1);
  await expectLookUp(requests);
});

test('a verification is requested once, even if the answer is lost', async ({ newPerson }) => {
  const { page } = await newPerson('Yuna');
  const requests = await loseFirstAnswer(page, '/digital-documents');
  await page.getByRole('navigation').getByRole('link', { name: 'DigitalID' }).click();
  await page.getByRole('link', { name: 'Verify Identity' }).click();
  await page.getByRole('radio', { name: 'Passport' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Photo').setInputFiles(documentPhoto);
  await page.getByLabel('Document number').fill('M12345678');
  await page.getByLabel('Name').fill('Yuna Tester');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Verification Request Completed', { exact: true })).toBeVisible();
  await expectLookUp(requests);
});

test('a refund is requested once, even if the answer is lost', async ({ newPerson }) => {
  const { page } = await newPerson('Sora');
  const requests = await loseFirstAnswer(page, '/tax-refunds');
  await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
  await page.getByRole('button', { name: 'Enter manually' }).click();
  await page.getByLabel('Merchant').fill('Nampo Books');
  await page.getByLabel('Purchase amount').fill('40');
  await page.getByRole('button', { name: 'Request refund' }).click();
  await expect(page.getByText('Tax Refund Requested', { exact: true })).toBeVisible();
  const refunds = page.getByRole('region', { name: 'Recent refunds' }).getByRole('listitem');
  await expect(refunds).toHaveCount(1);
  await expectLookUp(requests);
});

/** Puts a captive portal between the wallet and the provider: it answers every write with its own page. */
async function enterPortal(page: Page): Promise<() => Promise<void>> {
  const isApi = /\/superwallet\/api\//;
  await page.route(isApi, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 200,
          contentType: 'text/html',
          body: '<!doctype html><h1>Welcome to the hotel network</h1>',
        }),
  );
  return () => page.unroute(isApi);
}

const unknown = 'We do not know yet whether it arrived. We are checking.';

test('behind a captive portal nothing is reported as sent, not even on the next page', async ({
  newPerson,
}) => {
  const person = await newPerson('Mina');
  const { page } = person;
  await fillSend(person, {
    assetType: 'USDC',
    amount: '5',
    to: '0x52908400098527886E0F7030069857D2E4169EE7',
  });
  const leavePortal = await enterPortal(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await page.addLocatorHandler(confirm, () => confirm.click());
  await expect(page.getByText('Not Known Yet', { exact: true })).toBeVisible();
  // Once in the toast and once at the form.
  await expect(page.getByText(unknown, { exact: true })).toHaveCount(2);
  await expect(page.getByText('Transfer Complete')).toHaveCount(0);
  await expect(page.getByLabel('Amount')).toHaveValue('5');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Send Assets' })).toBeVisible();
  await leavePortal();
  await expectNotice(
    person,
    'It Did Not Arrive',
    'Your transfer did not arrive, and nothing was done. You can try again.',
  );
  await page.getByRole('link', { name: 'Assets' }).click();
  await expect(page.getByText('50 USDC').first()).toBeVisible();
});

test('a captive portal cannot unlock a locked wallet or sign out devices', async ({
  newPerson,
}) => {
  const person = await newPerson('Jisu');
  const { page } = person;
  const leavePortal = await enterPortal(page);
  await page.goto(new URL('security-settings', page.url()).href);
  await page.getByRole('button', { name: 'Sign Out All Devices' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectNotice(
    person,
    'Not Signed Out',
    'Your devices are still signed in. Please try again.',
  );

  await page.evaluate(() => localStorage.setItem('session_locked', 'true'));
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Another machine answered, such as the sign-in page of a network, so your wallet stays locked.',
  );
  await expect(page.getByRole('heading', { name: 'Unlock Superwallet' })).toBeVisible();

  await leavePortal();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { name: 'Security Settings' })).toBeVisible();
});
