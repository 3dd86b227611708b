import { expect, sample, test } from './journey.ts';
import { assetRow, goToAssets } from './steps.ts';

test('an asset leads from Home to its prices, to a receipt and back', async ({ signedIn }) => {
  const person = await signedIn(sample);
  const { page } = person;
  await expect(page.getByText('+5.2% today', { exact: true })).toBeVisible();
  await goToAssets(person);
  await expect(page.getByText('+5.2% today', { exact: true })).toBeVisible();
  await assetRow(person, 'Bitcoin').getByRole('link').click();
  await expect(page).toHaveURL(/\/superwallet\/asset\/BTC$/);
  await expect(page.getByRole('heading', { name: 'Bitcoin', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your balance' })).toContainText('$2,362.50');

  const price = page.getByRole('region', { name: 'Price' });
  const line = page.getByRole('slider', { name: 'Prices of Bitcoin' });
  await expect(price).toContainText('$45,000.00');
  await expect(price).toContainText('+6.3% in 24 hours');
  await line.focus();
  await page.keyboard.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', /^\$42,345\.00, /);
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveValue('1');
  await page.getByRole('radio', { name: 'Year' }).check();
  await expect(price).toContainText('+40.8% in 52 weeks');
  await expect(line).toHaveValue('52');
  // A press near the left end of the line selects an old price.
  await line.click({ position: { x: 8, y: 60 } });
  await expect(line).toHaveValue('0');

  await page
    .getByRole('region', { name: 'Transactions' })
    .getByRole('link', { name: /Sent.*BTC/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Receipt', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/superwallet\/asset\/BTC$/);

  await page.getByRole('link', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/superwallet\/send\?asset=BTC$/);
  await expect(page.getByLabel('Asset')).toHaveValue('BTC');
  expect(person.problems).toEqual([]);
});

test('the address of an unknown asset leads to all assets', async ({ newPerson }) => {
  const { page } = await newPerson('Narae', 'asset/DOGE');
  await expect(page.getByText('There is no asset at this address.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all assets' }).click();
  await expect(page.getByRole('heading', { name: 'Assets', level: 1 })).toBeVisible();
});
