import { createAccount, expect, signInAsSample, test, type Person } from './journey.ts';

/** Opens Work as the person that every provider starts with, who has documents to decide on. */
async function openWork(open: () => Promise<Person>): Promise<Person> {
  const person = await open();
  const { page } = person;
  await signInAsSample(person);
  await page.getByRole('navigation').getByRole('link', { name: 'Work' }).click();
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(8);
  return person;
}

const card = ({ page }: Person, title: string) => page.getByRole('article', { name: title });

/** The three figures at the top: pending, completed and total. */
async function counts({ page }: Person): Promise<number[]> {
  const figures = await page.getByLabel('Approvals by state').locator('dd').allTextContents();
  return figures.map((figure) => parseInt(figure, 10));
}

test('decisions in the work list are still there after a reload', async ({ open }) => {
  const person = await openWork(open);
  const { page } = person;
  const [pending = 0, completed = 0, total] = await counts(person);
  await expect(card(person, 'Overtime request')).toContainText('Rejected');

  await page.getByRole('button', { name: 'Approve Cloud hosting renewal' }).dblclick();
  await expect(page.getByText('Document Approved', { exact: true })).toBeVisible();
  await expect(card(person, 'Cloud hosting renewal')).toContainText('Approved');
  await expect(card(person, 'Cloud hosting renewal')).toBeFocused();
  await expect(card(person, 'Cloud hosting renewal').getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Reject Team offsite in Gyeongju' }).click();
  await expect(page.getByText('Document Rejected', { exact: true })).toBeVisible();
  await expect(card(person, 'Team offsite in Gyeongju')).toContainText('Rejected');
  await expect.poll(() => counts(person)).toEqual([pending - 2, completed + 2, total]);

  await page.reload();
  await expect(card(person, 'Cloud hosting renewal')).toContainText('Approved');
  await expect(card(person, 'Team offsite in Gyeongju')).toContainText('Rejected');
  expect(await counts(person)).toEqual([pending - 2, completed + 2, total]);
});

test('View opens the document, and back returns to Work', async ({ open }) => {
  const person = await openWork(open);
  const { page } = person;
  await page.getByRole('link', { name: 'View Partner visit to Singapore' }).click();
  await expect(page).toHaveURL(/\/superwallet\/document\/8$/);
  await expect(page.getByRole('heading', { name: 'Document Details' })).toBeVisible();
  await expect(page.getByText('Partner visit to Singapore')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/superwallet\/work$/);
  await expect(card(person, 'Partner visit to Singapore')).toContainText('Pending');
});

test('a second decision is refused, and the card shows the first one', async ({ open }) => {
  const first = await openWork(open);
  const second = await openWork(open);
  await first.page.getByRole('button', { name: 'Approve Business trip expenses' }).click();
  await expect(first.page.getByText('Document Approved', { exact: true })).toBeVisible();

  await expect(card(second, 'Business trip expenses')).toContainText('Pending');
  await second.page.getByRole('button', { name: 'Reject Business trip expenses' }).click();
  await expect(second.page.getByText('Action Failed', { exact: true })).toBeVisible();
  const refused = card(second, 'Business trip expenses');
  await expect(refused.getByRole('alert')).toHaveText('This document has already been approved.');
  await expect(refused.getByText('Approved', { exact: true })).toBeVisible();
  await expect(refused.getByRole('button')).toHaveCount(0);
  await expect(refused).toBeFocused();
});

test('a decision whose answer is lost shows in the list', async ({ open }) => {
  const person = await openWork(open);
  const { page } = person;
  let lost = false;
  await page.route('**/api/work/approvals/*/approve', async (route) => {
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Approve Employment contract' }).click();
  await expect(page.getByText('Action Failed', { exact: true })).toBeVisible();
  // The list is read again, so it shows the decision.
  await expect(card(person, 'Employment contract').getByText('Approved')).toBeVisible();
});

test('a new account has no approvals', async ({ open }) => {
  const person = await open();
  await createAccount(person, 'Nari');
  const { page } = person;
  await page.getByRole('navigation').getByRole('link', { name: 'Work' }).click();
  await expect(page.getByText('No approvals yet')).toBeVisible();
  expect(await counts(person)).toEqual([0, 0, 0]);
});
