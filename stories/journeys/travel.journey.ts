import { expect, test, type Person } from './journey.ts';
import { recordWrites } from './steps.ts';

/** Goes to the Traveler tab through the navigation. */
async function goToTraveler({ page }: Person): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
  await expect(page.getByRole('heading', { name: 'Traveler', level: 1 })).toBeVisible();
}

const recentRefunds = ({ page }: Person) =>
  page.getByRole('region', { name: 'Recent refunds' }).getByRole('listitem');

test('a manual refund is listed as processing, also after a reload', async ({ newPerson }) => {
  const person = await newPerson('Noa');
  const { page } = person;
  await goToTraveler(person);
  await expect(page.getByText('No refunds yet')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Digital Passport' })).toContainText('Noa Tester');

  await page.getByRole('button', { name: 'Enter manually' }).click();
  await page.getByRole('button', { name: 'Request refund' }).click();
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Merchant')).toBeFocused();

  await page.getByLabel('Merchant').fill('Lotte Department Store');
  await page.getByLabel('Purchase amount').fill('1,249.90');
  await expect(page.getByRole('region', { name: 'Your refund' })).toContainText('$99.99');
  await page.getByRole('button', { name: 'Request refund' }).dblclick();
  await expect(page.getByText('Tax Refund Requested', { exact: true })).toBeVisible();

  await expect(recentRefunds(person)).toHaveCount(1);
  await expect(recentRefunds(person)).toContainText('Lotte Department Store');
  await expect(recentRefunds(person)).toContainText('$99.99');
  await expect(recentRefunds(person)).toContainText('Processing');
  await expect(page.getByLabel('Merchant')).toBeHidden();

  await page.reload();
  await expect(recentRefunds(person)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Total refunded' })).toContainText(
    '1 refund · 1 processing',
  );
});

test('a failed refund request shows a notice and can be sent again', async ({ newPerson }) => {
  const person = await newPerson('Ian');
  const { page } = person;
  await goToTraveler(person);
  await page.getByRole('button', { name: 'Enter manually' }).click();
  await page.getByLabel('Merchant').fill('Nampo Books');
  await page.getByLabel('Purchase amount').fill('40');
  // The request is lost. The look-up reaches the provider, which has received nothing.
  await page.route('**/api/tax-refunds', async (route) =>
    (await route.request().headerValue('X-Look-Up')) === null ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Request refund' }).click();
  await expect(page.getByText('Refund Request Failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Merchant')).toHaveValue('Nampo Books');
  await page.unroute('**/api/tax-refunds');
  await page.getByRole('button', { name: 'Request refund' }).click();
  await expect(recentRefunds(person)).toHaveCount(1);
  await expect(recentRefunds(person)).toContainText('$3.20');
});

test('the history opens from Traveler, has filters, and leads back to Home', async ({
  newPerson,
}) => {
  const person = await newPerson('Rin');
  const { page } = person;
  await goToTraveler(person);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Activity History' })).toBeVisible();
  await expect(page.getByText(/^No activities yet\./)).toBeVisible();

  await page.getByLabel('Period').selectOption('today');
  await expect(page.getByText('No activities found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Period')).toHaveValue('all');
  await page.getByRole('tab', { name: 'Services' }).click();
  await expect(page.getByText(/^No activities yet\./)).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Rin' })).toBeVisible();
});

test('a travel plan is saved, listed, opened, edited and removed', async ({ newPerson }) => {
  const person = await newPerson('Eun');
  const { page } = person;
  await goToTraveler(person);
  await page.getByRole('link', { name: 'Travel plans' }).click();
  await expect(page.getByRole('heading', { name: 'Travel Plans' })).toBeVisible();
  const trips = page.getByRole('region', { name: 'Your trips' }).getByRole('listitem');
  await expect(page.getByRole('region', { name: 'Your trips' })).toBeVisible();
  await expect(trips).toHaveCount(0);

  const writes = recordWrites(person);
  const toggle = page.getByRole('button', { name: 'Add travel plan' });
  await toggle.click();
  await page.getByLabel('Title').fill('Cherry blossoms');
  await page.getByLabel('Destination').fill('Kyoto, Japan');
  await page.getByLabel('Start date').fill('2027-04-06');
  await page.getByLabel('End date').fill('2027-04-01');
  await page.getByRole('radio', { name: 'Leisure' }).click();
  await page.getByLabel('Notes (optional)').fill('Book the ryokan early.');
  await page.getByRole('button', { name: 'Save travel plan' }).click();
  await expect(page.getByText('This is before the start date.')).toBeVisible();
  await expect(page.getByLabel('End date')).toBeFocused();
  await page.getByLabel('End date').fill('2027-04-12');
  await page.getByRole('button', { name: 'Save travel plan' }).click();

  await expect(page.getByText('Travel Plan Created', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(trips).toHaveCount(1);
  expect(writes).toEqual([expect.stringMatching(/^POST .*\/api\/travel-plans$/)]);
  await page.reload();
  await expect(trips).toContainText('Cherry blossoms');

  await trips.getByRole('link', { name: /Cherry blossoms/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Travel plan' });
  await expect(sheet.getByRole('region', { name: 'Notes' })).toContainText(
    'Book the ryokan early.',
  );
  await expect(sheet).toContainText('Planning');
  await sheet.getByRole('button', { name: 'Edit' }).click();
  await sheet.getByLabel('Start date').fill('2020-04-06');
  await sheet.getByLabel('End date').fill('2020-04-12');
  await sheet.getByLabel('Notes (optional)').fill('It was lovely.');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Travel Plan Updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(sheet.getByRole('region', { name: 'Notes' })).toContainText('It was lovely.');
  await expect(sheet).toContainText('Completed');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/superwallet\/travel-plan$/);

  await trips.getByRole('button', { name: /Remove/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(trips).toHaveCount(0);

  await page.getByRole('link', { name: /Currency exchange/ }).click();
  await expect(page).toHaveURL(/\/superwallet\/traveler$/);
});
