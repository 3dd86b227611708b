import type { Page } from '@playwright/test';

import { createAccount, expect, test } from './journey.ts';

/** A photo of a document, larger than the wallet sends it, as a phone's camera takes it. */
async function takePhoto(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3_200;
    canvas.height = 2_000;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot draw');
    context.fillStyle = '#3730a3';
    context.fillRect(400, 300, 2_400, 1_400);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/** Chooses a photo of a passport in the second step of Verify Identity. */
async function choosePhoto(page: Page): Promise<void> {
  await page.getByLabel('Photo').setInputFiles({
    name: 'passport.png',
    mimeType: 'image/png',
    buffer: await takePhoto(page),
  });
}

async function goToDigitalId(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'DigitalID' }).click();
  await expect(page.getByRole('heading', { name: 'DigitalID', level: 1 })).toBeVisible();
}

/** Opens Verify Identity and goes to its second step with a passport. */
async function goToCapture(page: Page): Promise<void> {
  await goToDigitalId(page);
  await page.getByRole('link', { name: 'Verify Identity' }).click();
  await page.getByRole('radio', { name: 'Passport' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
}

test('going back leads through the steps of Verify Identity, and then to DigitalID', async ({
  open,
}) => {
  const person = await open();
  const { page } = person;
  await createAccount(person, 'Jiwoo');
  await goToCapture(page);
  await choosePhoto(page);
  const step = (number: number) => page.getByText(`Step ${number} of 3`);
  await expect(step(3)).toBeVisible();
  await page.getByLabel('Name').fill('Jiwoo Tester');
  await page.goBack();
  await expect(step(2)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  // Nothing typed is lost on the way.
  await expect(page.getByLabel('Name')).toHaveValue('Jiwoo Tester');
  await page.goBack();
  await page.goBack();
  await expect(step(1)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Passport' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'DigitalID', level: 1 })).toBeVisible();
});

test('a photo of an identity document is scaled down and sent for verification', async ({
  open,
}) => {
  const person = await open();
  const { page } = person;
  await createAccount(person, 'Jiwoo');
  await goToCapture(page);

  await choosePhoto(page);
  const photo = page.getByAltText('Your passport');
  await expect(photo).toBeVisible();
  expect(
    await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([1_600, 1_000]);

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Input Required', { exact: true })).toBeVisible();
  await page.getByLabel('Document number').fill('M12345678');
  await page.getByLabel('Name').fill('Jiwoo Tester');
  const answered = page.waitForResponse('**/api/digital-documents');
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await answered).status()).toBe(201);
  await expect(page.getByText('Verification Request Completed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/id$/);
});

test('a file that is not an image is refused, and an image goes on to the next step', async ({
  open,
}) => {
  const person = await open();
  const { page } = person;
  await createAccount(person, 'Sua');
  await goToCapture(page);

  await page.getByLabel('Photo').setInputFiles({
    name: 'passport.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('This only says that it is an image.'),
  });
  await expect(page.getByText(/^This file cannot be read as an image/)).toBeVisible();
  await expect(page.getByLabel('Photo')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  await choosePhoto(page);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
});

test('an added credential is listed on DigitalID, also after a reload', async ({ open }) => {
  const person = await open();
  const { page } = person;
  await createAccount(person, 'Dohyun');
  await goToDigitalId(page);
  await expect(page.getByText('No credentials yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'DID management' })).toContainText('Active');

  await page.getByRole('link', { name: 'Add Credential' }).click();
  await page.getByRole('radio', { name: 'Education' }).click();
  await page.getByLabel('Credential name').fill('Bachelor of Science');
  await page.getByLabel('Issuing organisation').fill('부산대학교');
  await page.getByLabel('Issue date').fill('2024-02-29');
  await page.getByLabel('Expiry date').fill('2024-02-28');
  await page.getByRole('button', { name: 'Add Credential' }).click();
  await expect(page.getByText('Check the Dates', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Expiry date')).toBeFocused();

  await page.getByLabel('Expiry date').fill('');
  await page.getByRole('button', { name: 'Add Credential' }).dblclick();
  await expect(page.getByText('Credential Added Successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/id$/);
  const card = page.getByRole('article', { name: 'education' });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('부산대학교');
  await page.reload();
  await expect(card).toContainText('Issued Feb 29, 2024');
  await expect(card).toHaveCount(1);
});
