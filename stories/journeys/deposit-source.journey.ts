import { expect, test } from './journey.ts';
import { assetRow, closeNotice, expectNotice, goTo } from './steps.ts';

test('a deposit without a card leads to where one is added, comes back, and its receipt names the card', async ({
  newPerson,
}) => {
  const person = await newPerson('Yuna', 'deposit');
  const { page } = person;
  const deposit = page.getByRole('button', { name: 'Deposit', exact: true });
  await page.getByLabel('Asset').selectOption('USDC');
  await page.getByLabel('Amount').fill('40');
  await page.getByRole('radio', { name: 'Card' }).click();
  await deposit.click();
  await expectNotice(person, 'Missing Information', 'Please fill in all required fields');
  await page.getByRole('link', { name: 'Add Card' }).click();

  await expect(page.getByRole('heading', { name: 'Bank Information', level: 1 })).toBeVisible();
  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('737');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('alert')).toContainText('This sandbox accepts its test cards only');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Save card' }).click();

  await expect(page).toHaveURL(/\/superwallet\/deposit$/);
  await expect(page.getByLabel('Amount')).toHaveValue('40');
  await expect(page.getByLabel('Asset')).toHaveValue('USDC');
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('You pay$41.00');
  await closeNotice(page);
  await deposit.click();
  await expectNotice(person, 'Deposit Initiated', '40 USDC deposit has been initiated.');
  await expect(page).toHaveURL(/\/superwallet\/assets$/);
  await expect(assetRow(person, 'USDC')).toContainText('90 USDC');

  await goTo(person, '/history');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  const receipt = page.getByRole('main');
  await expect(receipt).toContainText('Visa');
  await expect(receipt).toContainText('•••• ends in 4242');
  await expect(receipt).toContainText('Charged$41.00');
  await goTo(person, '/deposit');
  await expect(page.getByLabel('Amount')).toHaveValue('');
});

test('a card that is declined deposits nothing', async ({ newPerson }) => {
  const person = await newPerson('Minho', 'bank-info');
  const { page } = person;
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('737');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expectNotice(person, 'Card Added', 'Your card has been saved.');
  await goTo(person, '/deposit');
  await page.getByLabel('Asset').selectOption('XP');
  await page.getByLabel('Amount').fill('20');
  await page.getByRole('radio', { name: 'Card' }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The payment was declined, and nothing was charged.',
  );
  await goTo(person, '/assets');
  await expect(assetRow(person, 'XP')).toContainText('100 XP');
});
