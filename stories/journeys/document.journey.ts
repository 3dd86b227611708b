import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { documentPath } from '#wallet/paths.ts';

import { askForApproval } from './calls.ts';
import { expect, outsideWallet, sample, test, type People, type Person } from './journey.ts';
import { goTo } from './steps.ts';

/** Creates a user whom another user has asked to approve a document, and opens it. */
async function openAsked(newPerson: People['newPerson'], title: string): Promise<Person> {
  const approver = await newPerson('Sojin', outsideWallet);
  const requester = await newPerson('Taeyang', outsideWallet);
  const id = await askForApproval(requester, approver, title);
  await goTo(approver, documentPath(id));
  await expect(approver.page.getByRole('heading', { name: title })).toBeVisible();
  return approver;
}

const history = ({ page }: Person) => page.getByRole('region', { name: 'Document history' });

test('rejecting a document requires a comment, which is shown in its history', async ({
  newPerson,
}) => {
  const person = await openAsked(newPerson, 'Business trip');
  const { page } = person;
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Comment Required', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please provide a reason for rejection', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Comment')).toBeFocused();

  await page.getByLabel('Comment').fill('Please take the train.');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Document Rejected', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/work$/);

  await page.goBack();
  await expect(history(person)).toContainText('Rejected by Sojin Tester');
  await expect(history(person)).toContainText('Please take the train.');
  await expect(page.getByText('VERIFIED', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Approve|Reject)$/ })).toHaveCount(0);
});

test('approving a document requires no comment, and the approval is shown after a reload', async ({
  newPerson,
}) => {
  const person = await openAsked(newPerson, 'Partner visit');
  const { page } = person;
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Document Approved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/work$/);

  await page.goBack();
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Partner visit' }).getByText('Approved', { exact: true }),
  ).toBeVisible();
  await expect(history(person)).toContainText('Approved by Sojin Tester');
});

test('a downloaded attachment has the original bytes', async ({ signedIn }) => {
  const { page } = await signedIn(sample, 'document/2');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download renewal-quote.pdf' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('renewal-quote.pdf');
  const file = await readFile(await download.path(), 'latin1');
  expect(file).toMatch(/^%PDF-1\.4\n/);
  expect(file).toContain('Renewal quote: 12 months, 14,880.00 USD');
});

test('an attachment that was modified in transit is not saved', async ({ signedIn }) => {
  const { page } = await signedIn(sample, 'document/2');
  await page.route('**/api/work/attachments/*', async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length - 2] = 0x58;
    await route.fulfill({ response, body });
  });
  let saved = false;
  page.on('download', () => {
    saved = true;
  });
  await page.getByRole('button', { name: 'Download renewal-quote.pdf' }).click();
  await expect(page.getByText('File Not Saved', { exact: true })).toBeVisible();
  expect(saved).toBe(false);
});

/** Removes the user's data from later document pages, so that the screen fetches it. */
const withoutRenderedData = ({ page }: Person) =>
  page.route('**/superwallet/document/*', async (route) => {
    const headers = { ...route.request().headers(), 'sec-fetch-mode': 'cors' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });

test('every sample document is verified, and a document with one changed character is not', async ({
  signedIn,
}) => {
  const person = await signedIn(sample, 'document/1');
  const { page } = person;
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await page.goto(new URL(`./${id}`, page.url()).href);
    await expect(page.getByText('VERIFIED', { exact: true })).toBeVisible();
  }
  await page.route('**/api/work/documents/*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace('2,360.00', '2,368.00') });
  });
  await withoutRenderedData(person);
  await page.reload();
  await expect(page.getByText('2,368.00', { exact: true })).toBeVisible();
  await expect(page.getByText('Not verified', { exact: true })).toBeVisible();
  await expect(page.getByText('VERIFIED', { exact: true })).toHaveCount(0);
});

test('a document that does not exist is not found, and a link leads back to Work', async ({
  signedIn,
}) => {
  const person = await signedIn(sample, outsideWallet);
  const { page } = person;
  for (const id of ['999', 'abc', '01', '1.5']) {
    await goTo(person, `/document/${id}`);
    await expect(page.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Approve|Reject/ })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Back to Work' }).click();
  await expect(page).toHaveURL(/\/superwallet\/work$/);
});

test('a document that cannot be loaded shows an error and a retry', async ({ signedIn }) => {
  const person = await signedIn(sample, outsideWallet);
  const { page } = person;
  await page.route('**/api/work/documents/*', (route) => route.abort('connectionreset'));
  await goTo(person, '/document/4');
  await expect(page.getByText('We could not load the document')).toBeVisible();
  await page.unroute('**/api/work/documents/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Conference registration' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Approve|Reject/ })).toHaveCount(0);
});

test('a decision continues when the document is left, and a notice reports the result', async ({
  newPerson,
}) => {
  const { page } = await openAsked(newPerson, 'Team offsite');
  let answer = () => {};
  const left = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/work/documents/*/review', async (route) => {
    await left;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Sojin' })).toBeVisible();
  answer();
  await expect(page.getByText('Document Approved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/$/);
});

test('a document with one changed byte in the database is not verified', async ({
  signedIn,
  startProvider,
}) => {
  // One process, because the test changes the files of an embedded database.
  const provider = await startProvider({ processes: 1 });
  const person = await signedIn(sample, outsideWallet, provider);
  const { page } = person;
  await provider.pause();
  const database = await PGlite.create(join(provider.dataDirectory, 'postgres'));
  // Changes a digit of an amount, and a letter of a comment.
  await database.exec(`
    update work_approvals set amount = '2,360.01' where title = 'Partner visit to Singapore';
    update work_events set comment = replace(comment, 'rate', 'date') where action = 'commented';
  `);
  await database.close();
  await provider.resume();
  for (const [id, verified] of [
    [8, false],
    [1, false],
    [2, true],
  ] as const) {
    await goTo(person, documentPath(id));
    const words = verified ? 'VERIFIED' : 'Not verified';
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
});
