import { sampleAttachment } from '#samples/attachments.ts';
import { paths } from '#wallet/paths.ts';

import { askForApproval, proveEmail } from './calls.ts';
import { expect, outsideWallet, test } from './journey.ts';
import { expectNotice, goTo, signOut } from './steps.ts';

test('a draft survives a reload and Back, is sent, corrected, and taken back', async ({
  newPerson,
}) => {
  const approver = await newPerson('Daniel', 'work');
  await proveEmail(approver);
  const requester = await newPerson('Bomi', 'request-approval');
  const { page } = requester;
  const { content } = sampleAttachment('meals.png');
  await page.getByLabel('Amount', { exact: true }).fill('1284500');
  await page.getByLabel('Approver’s e-mail').fill(approver.email);
  await page.getByLabel('Title').fill('Trip to Tokyo');
  await page.getByLabel('Kind').selectOption('Travel request');
  await page.getByLabel('Attachments').setInputFiles({
    name: 'meals.png',
    mimeType: 'image/png',
    buffer: Buffer.from(content),
  });
  await page.getByRole('button', { name: 'Preview meals.png' }).click();
  await expect(page.getByRole('img', { name: 'Preview of meals.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Trip to Tokyo');
  await expect(page.getByRole('button', { name: 'Remove meals.png' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Request approval' }).click();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('1,284,500');

  await page.getByRole('button', { name: 'Send request' }).click();
  await expectNotice(requester, 'Approval Requested', 'Your request has been sent.');
  await expect(page).toHaveURL(/\/superwallet\/document\/\d+$/);
  const firstUrl = page.url();

  await page.getByRole('link', { name: 'Correct', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Correct Request' })).toBeVisible();
  await expect(page.getByText('Approver: Daniel Tester')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove meals.png' })).toBeVisible();
  await expect(page.getByText('Draft restored')).toHaveCount(0);
  await page.getByLabel('Amount', { exact: true }).fill('900000');
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expectNotice(requester, 'Request Corrected', 'Your correction has been sent.');
  await expect(page).toHaveURL(/\/superwallet\/document\/\d+$/);
  expect(page.url()).not.toBe(firstUrl);
  await expect(page.getByText('VERIFIED', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open the earlier version' }).click();
  await expect(page).toHaveURL(firstUrl);
  await expect(page.getByText('VERIFIED', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open the newest version' }).click();

  const card = approver.page.getByRole('article', { name: 'Trip to Tokyo' });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('900,000 KRW');
  await expect(card).toContainText('Corrected on');

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expectNotice(requester, 'Request Taken Back', 'It can no longer be decided.');
  await expect(page.getByText('VERIFIED', { exact: true })).toBeVisible();
  await expect(card).toContainText('Taken back');
  await expect(card.getByRole('button')).toHaveCount(0);

  // The sent draft is gone, and so is one that is left when the user signs out.
  await goTo(requester, paths.requestApproval);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByLabel('Title').fill('Left behind');
  const stored = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(stored).toContain('superwallet-drafts');
  await goTo(requester, paths.myInfo);
  await signOut(page);
  await expect.poll(stored).not.toContain('superwallet-drafts');
});

test('an approver approves two at once, and rejects one with a reason that the requester reads', async ({
  newPerson,
}) => {
  const approver = await newPerson('Minji', outsideWallet);
  const requester = await newPerson('Taeyang', 'work');
  for (const title of ['Cloud hosting', 'Team offsite', 'Parking permit']) {
    await askForApproval(requester, approver, title);
  }
  // Opened first: the notices of the decisions would cover the tab.
  await requester.page.getByRole('tab', { name: 'My requests' }).click();
  await goTo(approver, paths.work);
  const { page } = approver;
  const card = (title: string) => page.getByRole('article', { name: title });
  await page.getByRole('button', { name: 'Select several' }).click();
  for (const title of ['Cloud hosting', 'Parking permit']) {
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  }
  await page.getByRole('button', { name: 'Approve 2' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Approve 2 documents?' });
  await expect(dialog).toContainText('Together');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expectNotice(approver, 'Documents Approved', '2 documents have been approved.');
  await expect(card('Cloud hosting')).toContainText('Approved');
  await expect(card('Parking permit')).toContainText('Approved');

  await page.getByRole('button', { name: 'Reject Team offsite' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reject this document' });
  await sheet.getByLabel('Reason').fill('Not before summer.');
  await sheet.getByRole('button', { name: 'Reject' }).click();
  await expectNotice(approver, 'Document Rejected', 'The document has been rejected.');
  await expect(card('Team offsite')).toContainText('Reason: Not before summer.');

  const row = requester.page
    .getByRole('region', { name: 'Requests' })
    .getByRole('link', { name: /Team offsite/ });
  await expect(row).toContainText('Reason: Not before summer.');
});
