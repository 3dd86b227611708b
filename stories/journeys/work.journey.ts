import { paths } from '#wallet/paths.ts';

import { askForApproval } from './calls.ts';
import { expect, outsideWallet, sample, test, type People, type Person } from './journey.ts';
import { goTo } from './steps.ts';

/** Goes to Work through the navigation. */
async function goToWork({ page }: Person): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Work' }).click();
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible();
}

/** Opens Work as a new user who has these approval requests from another user. */
async function openAsked(newPerson: People['newPerson'], ...titles: string[]): Promise<Person> {
  const approver = await newPerson('Minji', outsideWallet);
  const requester = await newPerson('Taeyang', outsideWallet);
  for (const title of titles) await askForApproval(requester, approver, title);
  await goTo(approver, paths.work);
  await expect(approver.page.getByRole('article')).toHaveCount(titles.length);
  return approver;
}

/** Rejects an approval in the list, with a reason. */
async function reject(page: Person['page'], title: string): Promise<void> {
  await page.getByRole('button', { name: `Reject ${title}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Reject this document' });
  await sheet.getByLabel('Reason').fill('Too expensive.');
  await sheet.getByRole('button', { name: 'Reject' }).click();
}

const card = ({ page }: Person, title: string) => page.getByRole('article', { name: title });

/** The three figures at the top: pending, completed and total. */
async function counts({ page }: Person): Promise<number[]> {
  const figures = await page.getByLabel('Approvals by state').locator('dd').allTextContents();
  return figures.map((figure) => parseInt(figure, 10));
}

test('the sample user has eight approvals, four of them pending', async ({ signedIn }) => {
  const person = await signedIn(sample);
  await goToWork(person);
  await expect(person.page.getByRole('article')).toHaveCount(8);
  expect(await counts(person)).toEqual([4, 4, 8]);
  await expect(card(person, 'Overtime request')).toContainText('Rejected');
  await expect(card(person, 'Employment contract')).toContainText('Approved');
  await expect(card(person, 'Cloud hosting renewal')).toContainText('From Hyunwoo Jung');
  await expect(card(person, 'Cloud hosting renewal')).toContainText('14,880.00 USD');
});

test('decisions in the work list survive a reload', async ({ newPerson }) => {
  const person = await openAsked(newPerson, 'Cloud hosting', 'Team offsite', 'Parking permit');
  const { page } = person;
  expect(await counts(person)).toEqual([3, 0, 3]);

  await page.getByRole('button', { name: 'Approve Cloud hosting' }).dblclick();
  await expect(page.getByText('Document Approved', { exact: true })).toBeVisible();
  await expect(card(person, 'Cloud hosting')).toContainText('Approved');
  await expect(card(person, 'Cloud hosting')).toBeFocused();
  await expect(card(person, 'Cloud hosting').getByRole('button')).toHaveCount(0);

  await reject(page, 'Team offsite');
  await expect(page.getByText('Document Rejected', { exact: true })).toBeVisible();
  await expect(card(person, 'Team offsite')).toContainText('Rejected');
  await expect.poll(() => counts(person)).toEqual([1, 2, 3]);

  await page.reload();
  await expect(card(person, 'Cloud hosting')).toContainText('Approved');
  await expect(card(person, 'Team offsite')).toContainText('Rejected');
  expect(await counts(person)).toEqual([1, 2, 3]);
});

test('View opens the document, and a decision there is shown in the list', async ({
  newPerson,
}) => {
  const person = await openAsked(newPerson, 'Partner visit');
  const { page } = person;
  await page.getByRole('link', { name: 'View Partner visit' }).click();
  await expect(page).toHaveURL(/\/superwallet\/document\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Document Details' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/superwallet\/work$/);
  await expect(card(person, 'Partner visit')).toContainText('Pending');

  await page.getByRole('link', { name: 'View Partner visit' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Document Approved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/work$/);
  await expect(card(person, 'Partner visit')).toContainText('Approved');
  await expect(card(person, 'Partner visit').getByRole('button')).toHaveCount(0);
  await expect.poll(() => counts(person)).toEqual([0, 1, 1]);
});

test('a decision in the list is shown in the document', async ({ newPerson }) => {
  const { page } = await openAsked(newPerson, 'Partner visit');
  await reject(page, 'Partner visit');
  await expect(page.getByText('Document Rejected', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'View Partner visit' }).click();
  const history = page.getByRole('region', { name: 'Document history' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history).toContainText('Rejected by Minji Tester');
  await expect(page.getByText('VERIFIED', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Approve|Reject)$/ })).toHaveCount(0);
});

test('a second decision is refused, and the card shows the first one', async ({
  newPerson,
  signedIn,
}) => {
  const first = await openAsked(newPerson, 'Business trip');
  const second = await signedIn(first, outsideWallet);
  // Without the event stream, the second list still shows the approval as pending.
  await second.page.route('**/api/events/**', (route) => route.abort());
  await goTo(second, paths.work);
  await expect(card(second, 'Business trip')).toContainText('Pending');
  await first.page.getByRole('button', { name: 'Approve Business trip' }).click();
  await expect(first.page.getByText('Document Approved', { exact: true })).toBeVisible();

  await expect(card(second, 'Business trip')).toContainText('Pending');
  await reject(second.page, 'Business trip');
  await expect(second.page.getByText('Action Failed', { exact: true })).toBeVisible();
  const refused = card(second, 'Business trip');
  await expect(refused.getByRole('alert')).toHaveText('This document has already been approved.');
  await expect(refused.getByText('Approved', { exact: true })).toBeVisible();
  await expect(refused.getByRole('button')).toHaveCount(0);
  await expect(refused).toBeFocused();
});

test('a decision is shown in the list even if its answer is lost', async ({ newPerson }) => {
  const person = await openAsked(newPerson, 'Parking permit');
  const { page } = person;
  let lost = false;
  await page.route('**/api/work/approvals/*/approve', async (route) => {
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Approve Parking permit' }).click();
  await expect(page.getByText('Not Known Yet', { exact: true })).toBeVisible();
  // The list is refetched, so it shows the decision.
  await expect(card(person, 'Parking permit').getByText('Approved')).toBeVisible();
});

test('a new account has no approvals and no requests', async ({ newPerson }) => {
  const person = await newPerson('Nari');
  const { page } = person;
  await goToWork(person);
  await expect(page.getByText('No approvals yet')).toBeVisible();
  expect(await counts(person)).toEqual([]);
  await page.getByRole('tab', { name: 'My requests' }).click();
  await expect(page.getByText('You have not asked for an approval yet')).toBeVisible();
});
