import { readFile } from 'node:fs/promises';

import { sampleAttachment } from '#samples/attachments.ts';
import { WorkDocument } from '#wallet/entities/document.ts';
import { documentPath } from '#wallet/paths.ts';

import { askForApproval, call, proveEmail } from './calls.ts';
import { expect, test, type People, type Person } from './journey.ts';
import { closeNotice, goTo, expectNotice, expectRefusalNotice } from './steps.ts';

/** Opens the wallets of two new users: one requests approvals, the other decides. */
async function openTwo(
  newPerson: People['newPerson'],
): Promise<{ requester: Person; approver: Person }> {
  const requester = await newPerson('Bomi', 'work');
  const approver = await newPerson('Daniel', 'work');
  await proveEmail(approver);
  return { requester, approver };
}

/** Opens the form through Work and fills in the required fields. */
async function fillRequest({ page }: Person, email: string, title: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Work' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Request approval' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('1284500');
  await page.getByLabel('Approver’s e-mail').fill(email);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Kind').selectOption('Travel request');
}

const send = ({ page }: Person) => page.getByRole('button', { name: 'Send request' }).click();
const history = ({ page }: Person) => page.getByRole('region', { name: 'Document history' });

test('two users: a request with an attachment is approved with a comment, all without a reload', async ({
  newPerson,
}) => {
  const { requester, approver } = await openTwo(newPerson);
  await expect(approver.page.getByText('No approvals yet')).toBeVisible();

  const { content } = sampleAttachment('itinerary.pdf');
  await fillRequest(requester, approver.email, 'Trip to Tokyo');
  const { page } = requester;
  await page.getByLabel('Attachments').setInputFiles({
    name: 'itinerary.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(content),
  });
  await expect(page.getByText(`PDF · ${content.length} bytes`)).toBeVisible();
  await page.getByRole('button', { name: 'Period, destinations and categories' }).click();
  await page.getByLabel('First day').fill('2025-01-12');
  await page.getByLabel('Last day').fill('2025-01-15');
  await page.getByLabel('Destinations').fill('Tokyo, Japan\nYokohama, Japan');
  await page.getByRole('button', { name: 'Add category' }).click();
  await page.getByLabel('Category 1', { exact: true }).fill('Flights');
  await page.getByLabel('Amount of category 1').fill('1284500');
  await send(requester);
  await expectNotice(requester, 'Approval Requested', 'Your request has been sent.');
  await expect(page).toHaveURL(/\/superwallet\/document\/\d+$/);
  await expect(page.getByText('Waiting for Daniel Tester to decide.')).toBeVisible();
  await expect(page.getByText('VERIFIED', { exact: true })).toBeVisible();
  await expect(page.getByText('Jan 12, 2025 – Jan 15, 2025')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Approve|Reject)$/ })).toHaveCount(0);

  const card = approver.page.getByRole('article', { name: 'Trip to Tokyo' });
  await expect(card).toContainText('From Bomi Tester');
  await expect(card).toContainText('1,284,500 KRW');
  await card.getByRole('link', { name: 'View Trip to Tokyo' }).click();
  await expect(approver.page.getByText('VERIFIED', { exact: true })).toBeVisible();
  const arriving = approver.page.waitForEvent('download');
  await approver.page.getByRole('button', { name: 'Download itinerary.pdf' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('itinerary.pdf');
  expect(await readFile(await download.path())).toEqual(Buffer.from(content));

  await approver.page.getByLabel('Comment').fill('Have a good trip.');
  await approver.page.getByRole('button', { name: 'Approve' }).click();
  await expectNotice(approver, 'Document Approved', 'The document has been approved.');

  await expect(history(requester)).toContainText('Approved by Daniel Tester');
  await expect(history(requester)).toContainText('Have a good trip.');
  await expect(
    page.getByRole('region', { name: 'Trip to Tokyo' }).getByText('Approved', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('VERIFIED', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Waiting for/)).toHaveCount(0);
});

test('two users: a rejection with its reason is shown among the requests without a reload', async ({
  newPerson,
}) => {
  const { requester, approver } = await openTwo(newPerson);
  const id = await askForApproval(requester, approver, 'Second monitor');
  await requester.page.reload();
  await requester.page.getByRole('tab', { name: 'My requests' }).click();
  const row = requester.page
    .getByRole('region', { name: 'Requests' })
    .getByRole('link', { name: /Second monitor/ });
  await expect(row).toContainText('Waiting for a decision');

  await goTo(approver, documentPath(id));
  await approver.page.getByLabel('Comment').fill('One is enough.');
  await approver.page.getByRole('button', { name: 'Reject' }).click();
  await expectNotice(approver, 'Document Rejected', 'The document has been rejected.');

  await expect(row).toContainText('Rejected');
  await closeNotice(requester.page);
  await row.click();
  await expect(history(requester)).toContainText('Rejected by Daniel Tester');
  await expect(history(requester)).toContainText('One is enough.');
  // Back leads to the requests.
  await requester.page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(row).toBeVisible();
});

test('another user cannot open the document or its files', async ({ newPerson }) => {
  const { requester, approver } = await openTwo(newPerson);
  await fillRequest(requester, approver.email, 'Secret plan');
  const { content } = sampleAttachment('offer.pdf');
  await requester.page.getByLabel('Attachments').setInputFiles({
    name: 'offer.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(content),
  });
  await expect(requester.page.getByText(`PDF · ${content.length} bytes`)).toBeVisible();
  await send(requester);
  await expect(requester.page).toHaveURL(/\/superwallet\/document\/\d+$/);
  const id = /\d+$/.exec(requester.page.url())?.[0] ?? '';
  const read = await call(requester, 'GET', `/work/documents/${id}`);
  const { attachments } = WorkDocument.parse(await read.json());
  const file = `/work/attachments/${attachments[0]?.id}`;
  for (const person of [requester, approver]) {
    expect((await call(person, 'GET', file)).status()).toBe(200);
  }

  const third = await newPerson('Mallory', `document/${id}`);
  await expect(third.page.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
  await expect(third.page.getByText('Secret plan')).toHaveCount(0);
  expect((await call(third, 'GET', `/work/documents/${id}`)).status()).toBe(404);
  expect((await call(third, 'GET', file)).status()).toBe(404);
});

test('a request to an unknown address or to the requester is refused, with an error at the e-mail field', async ({
  newPerson,
}) => {
  const person = await newPerson('Hana');
  const { page } = person;
  const email = page.getByLabel('Approver’s e-mail');
  await fillRequest(person, 'nowhere@example.com', 'Lunch');
  await send(person);
  await expectNotice(person, 'Check Your Entries', 'Please correct the marked fields.');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/^No one here has this e-mail address/);
  await email.fill(person.email);
  await send(person);
  await expect(email).toHaveAccessibleDescription(/^This is your own e-mail address/);
  await expect(page.getByLabel('Title')).toHaveValue('Lunch');
});

test('a file whose content does not match its name is refused, and the form stays', async ({
  newPerson,
}) => {
  const { requester, approver } = await openTwo(newPerson);
  await fillRequest(requester, approver.email, 'Not a picture');
  const { page } = requester;
  await page.getByLabel('Attachments').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await send(requester);
  await expectRefusalNotice(requester, 'Request Failed', 'photo.png');
  await expect(page.getByRole('alert')).toContainText('photo.png');
  await page.getByRole('button', { name: 'Remove photo.png' }).click();
  await send(requester);
  await expectNotice(requester, 'Approval Requested', 'Your request has been sent.');
});
