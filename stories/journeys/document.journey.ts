import { readFile } from 'node:fs/promises';

import { expect, signInAsSample, test, type Person } from './journey.ts';

/** Opens a document as the sample person. */
async function openDocument(open: (path?: string) => Promise<Person>, id: string): Promise<Person> {
  const person = await open(`document/${id}`);
  await signInAsSample(person);
  await expect(
    person.page.getByRole('heading', { name: 'Document Details', level: 1 }),
  ).toBeVisible();
  return person;
}

/** Records every write, and every read of documents, from now on. */
function recordWorkWrites({ page }: Person): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/documents')) {
      calls.push(`${request.method()} ${request.url()}`);
    }
  });
  return calls;
}

test('rejecting a document requires a comment and makes no call', async ({ open }) => {
  const person = await openDocument(open, '1');
  const { page } = person;
  const calls = recordWorkWrites(person);
  await expect(page.getByRole('heading', { name: 'Business trip expenses' })).toBeVisible();
  await expect(page.getByText('VERIFIED', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Comment Required', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please provide a reason for rejection', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Comment')).toBeFocused();

  await page.getByLabel('Comment').fill('Please take the train.');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect(page.getByText('Document Rejected', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/work$/);
  expect(calls).toEqual([]);
});

test('approving a document requires no comment, and it is still pending when opened again', async ({
  open,
}) => {
  const person = await openDocument(open, '8');
  const { page } = person;
  const calls = recordWorkWrites(person);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Document Approved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/work$/);
  expect(calls).toEqual([]);

  await page.goBack();
  await expect(
    page
      .getByRole('region', { name: 'Partner visit to Singapore' })
      .getByText('Pending', { exact: true }),
  ).toBeVisible();
});

test('the skeleton shows for half a second, also after a reload', async ({ open }) => {
  const { page } = await openDocument(open, '4');
  await expect(page.getByRole('heading', { name: 'Conference registration' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Approve|Reject/ })).toHaveCount(0);

  await page.clock.install();
  // From here on only `page.clock` advances the time.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  const skeleton = page.getByText('Loading the document');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(skeleton).toBeAttached({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(300);
  await expect(skeleton).toBeAttached();
  await page.clock.runFor(300);
  await expect(page.getByRole('heading', { name: 'Conference registration' })).toBeVisible();
});

test('an attachment is downloaded as a placeholder file', async ({ open }) => {
  const { page } = await openDocument(open, '2');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download renewal-quote.pdf' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('renewal-quote.pdf.placeholder.txt');
  expect(await readFile(await download.path(), 'utf8')).toContain(
    'This is a placeholder for the attachment "renewal-quote.pdf" (PDF, 96 KB).',
  );
});

for (const id of ['999', 'abc', '01', '1.5']) {
  test(`document ${id} is not found, and a link leads back to Work`, async ({ open }) => {
    const { page } = await openDocument(open, id);
    await expect(page.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Approve|Reject/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Work' }).click();
    await expect(page).toHaveURL(/\/superwallet\/work$/);
  });
}

test('leaving a document cancels the decision in progress', async ({ open }) => {
  const { page } = await openDocument(open, '3');
  await expect(page.getByRole('heading', { name: 'Team offsite in Gyeongju' })).toBeVisible();
  await page.clock.install();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Jiwoo' })).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/\/superwallet\/$/);
  await expect(page.getByText('Document Approved', { exact: true })).toHaveCount(0);
});
