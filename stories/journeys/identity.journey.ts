import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { call, post } from './calls.ts';
import { videoOfPicture } from './fake-camera.ts';
import { expect, sample, test, type Person } from './journey.ts';
import { expectNotice } from './steps.ts';

/** A photo of a document, as from a phone's camera. It is larger than the photos that the wallet uploads. */
async function takePhoto(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3_200;
    canvas.height = 2_000;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot draw');
    context.fillStyle = '#3730a3';
    context.fillRect(400, 300, 2_400, 1_400);
    context.fillStyle = 'white';
    context.font = '90px sans-serif';
    for (let line = 0; line < 8; line += 1) {
      context.fillText('SPECIMEN M12345678 JIWOO TESTER 1990-01-31', 500, 480 + line * 150);
    }
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

/** Requests the verification of a passport with this number, which opens DigitalID. */
async function askForVerification({ page }: Person, documentNumber: string): Promise<void> {
  await goToCapture(page);
  await choosePhoto(page);
  await page.getByLabel('Document number').fill(documentNumber);
  await page.getByLabel('Name').fill('Jiwoo Tester');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Verification Request Completed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/superwallet\/id$/);
}

const requestsIn = ({ page }: Person) =>
  page.getByRole('region', { name: 'Verification requests' });

/** Adds a degree by an API call. */
async function addDegree(person: Person): Promise<void> {
  await post(person, '/credentials', {
    credentialType: 'education',
    issuer: 'Pusan National University',
    issuanceDate: '2024-02-29',
    expirationDate: null,
    credentialData: { name: 'Bachelor of Science', description: '', credentialNumber: '2024-0042' },
    isRevoked: false,
  });
}

test('going back leads through the steps of Verify Identity, and then to DigitalID', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Jiwoo');
  await goToCapture(page);
  await choosePhoto(page);
  const step = (number: number) => page.getByText(`Step ${number} of 3`);
  await expect(step(3)).toBeVisible();
  await page.getByLabel('Name').fill('Jiwoo Tester');
  await page.goBack();
  await expect(step(2)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  // The input is unchanged.
  await expect(page.getByLabel('Name')).toHaveValue('Jiwoo Tester');
  await page.goBack();
  await page.goBack();
  await expect(step(1)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Passport' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'DigitalID', level: 1 })).toBeVisible();
});

test('a photo of an identity document is scaled down and sent for verification', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Jiwoo');
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

test('a file that is not an image is refused, and an image opens the next step', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Sua');
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

test('an added credential is listed on DigitalID, also after a reload', async ({ newPerson }) => {
  const { page } = await newPerson('Dohyun');
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

test('Home shows the ID cards and the signed document of the sample user, which lead to their pages', async ({
  signedIn,
}) => {
  const { page } = await signedIn(sample);
  const cards = page.getByRole('list', { name: 'ID cards' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  expect(await cards.evaluateAll((all) => all.map((card) => card.ariaLabel))).toEqual([
    'National ID',
    'Student ID',
    "Driver's License",
  ]);
  const signed = page.getByRole('link', { name: /^Document signed/ });
  await expect(signed).toContainText('Employment contract');
  await signed.click();
  await expect(page.getByRole('main')).toContainText('Employment contract');
  await page.goBack();
  await page.getByRole('link', { name: /^National ID/ }).click();
  await expect(page.getByRole('region', { name: 'Facts' })).toContainText('Issued');
  await expect(page.getByRole('article', { name: 'National ID' })).toContainText(
    '••••••-•••ends in 4567',
  );
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'DigitalID', level: 1 })).toBeVisible();
});

test('a new account has no ID card and no signed document, and Home does not shift', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Yujin');
  await page.getByText('You have no ID cards yet.').waitFor();
  await expect(page.getByText('Document signed')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.addInitScript(() => {
    // Hides the install banner, which would shift the layout.
    localStorage.setItem('install_banner_dismissed', new Date().toISOString());
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        for (const { node, previousRect, currentRect } of entry.sources) {
          if (node?.parentElement?.closest('main') && previousRect.top !== currentRect.top) {
            shifts.push(`${node.textContent} ${previousRect.top} ${currentRect.top}`);
          }
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await page.getByText('You have no ID cards yet.').waitFor();
  await page.getByRole('button', { name: 'Later' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual(
    [],
  );
  await page.getByRole('main').getByRole('link', { name: 'Verify Identity' }).click();
  await expect(page).toHaveURL(/\/verify-identity$/);
});

test('a request is reviewed and becomes a credential without a reload, and the credential can be removed', async ({
  newPerson,
}) => {
  const person = await newPerson('Jiwoo');
  const { page } = person;
  await askForVerification(person, 'M12345678');
  const passport = page.getByRole('article', { name: 'Passport' });
  await expect(passport).toContainText('Test credential');
  await expect(requestsIn(person)).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await passport.click();
  await expect(page.getByRole('region', { name: 'Facts' })).toContainText('Jiwoo');
  await expect(passport).toContainText('•••••ends in 5678');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveText([
    /^Verification requested/,
    /^Verified/,
  ]);

  await page.getByRole('button', { name: 'Remove credential' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectNotice(
    person,
    'Credential Removed',
    'The credential has been removed from your wallet.',
  );
  await expect(page.getByText('No credentials yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No credentials yet')).toBeVisible();
  await expect(requestsIn(person)).toHaveCount(0);
});

test('a request in review shows a masked number, also after a reload, and can be removed', async ({
  newPerson,
  startProvider,
}) => {
  // No review ends during this journey.
  const provider = await startProvider({ settings: { REVIEW_DELAY_MS: '3600000' } });
  const person = await newPerson('Sumi', '', provider);
  const { page } = person;
  await askForVerification(person, 'M12345678');
  await expect(requestsIn(person)).toContainText('In review');
  await page.reload();
  await expect(requestsIn(person)).toContainText('•••••ends in 5678');
  await expect(page.getByText('M12345678')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Passport Verification, ends in 5678' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectNotice(
    person,
    'Request Removed',
    'Your request has been removed, with its number and photo.',
  );
  await expect(requestsIn(person)).toHaveCount(0);
});

test('a request with an invalid number is rejected with a reason, can be repeated, and can be removed', async ({
  newPerson,
}) => {
  const person = await newPerson('Minho');
  const { page } = person;
  await askForVerification(person, 'M12345401');
  await expect(requestsIn(person)).toContainText('Rejected');
  await expect(requestsIn(person).getByRole('alert')).toContainText(/number.*photo/i);
  await expect(page.getByText('No credentials yet')).toBeVisible();

  await page.getByRole('link', { name: 'Ask again' }).click();
  await expect(page).toHaveURL(/\/verify-identity$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Remove Passport Verification, ends in 5401' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Request Removed', { exact: true })).toBeVisible();
  await expect(requestsIn(person)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No credentials yet')).toBeVisible();
  await expect(requestsIn(person)).toHaveCount(0);
});

test('a credential is removed once, even if the first answer is lost', async ({ newPerson }) => {
  const person = await newPerson('Seoyeon');
  const { page } = person;
  await addDegree(person);
  await goToDigitalId(page);
  await page.getByRole('link', { name: /^education/ }).click();
  await expect(page.getByRole('note')).toContainText('You have written this credential yourself.');
  let removals = 0;
  await page.route('**/api/credentials/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    removals += 1;
    if (removals > 1) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Remove credential' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Credential Removed', { exact: true })).toBeVisible();
  await expect(page.getByText('No credentials yet')).toBeVisible();
  expect(removals).toBe(2);
});

test('another user cannot open the page of a credential or remove it', async ({ newPerson }) => {
  const owner = await newPerson('Taeho');
  await addDegree(owner);
  await goToDigitalId(owner.page);
  await owner.page.getByRole('link', { name: /^education/ }).click();
  await expect(owner.page.getByRole('region', { name: 'Facts' })).toBeVisible();
  const path = new URL(owner.page.url()).pathname.replace('/superwallet', '');

  const other = await newPerson('Gaeun', path.slice(1));
  await expect(other.page.getByRole('heading', { name: 'Credential Not Found' })).toBeVisible();
  const removal = await call(other, 'DELETE', `/credentials/${path.split('/').at(-1)}`);
  expect([403, 404]).toContain(removal.status());
  await owner.page.reload();
  await expect(owner.page.getByRole('region', { name: 'Facts' })).toBeVisible();
});

test('Export saves the DID document and the credentials with masked numbers', async ({
  newPerson,
}) => {
  const person = await newPerson('Hyuna');
  const { page } = person;
  await addDegree(person);
  await goToDigitalId(page);
  await page.getByRole('article', { name: 'education' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^superwallet-did-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    didDocument: {
      '@context': 'https://www.w3.org/ns/did/v1',
      id: expect.stringMatching(/^did:ethr:0x[0-9a-fA-F]{40}$/),
    },
    credentials: [{ credentialType: 'education', isVerified: false }],
  });
  expect(text).not.toContain('2024-0042');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Security Settings', level: 1 })).toBeVisible();
});

test.describe('a camera that sees the screen of another phone', () => {
  test.use({ camera: { sees: [], allowed: true } });
  test('two wallets: one shows its DID as a code, the other reads it in Send', async ({
    newPerson,
    startCameraPhone,
  }) => {
    const recipient = await newPerson('Nari');
    await goToDigitalId(recipient.page);
    await recipient.page.getByRole('button', { name: 'Share QR' }).click();
    const sheet = recipient.page.getByRole('dialog', { name: 'Share your DID' });
    const did = (await sheet.getByText(/^did:ethr:0x[0-9a-fA-F]{40}$/).textContent()) ?? '';
    const code = sheet.getByRole('img', { name: 'QR code of your DID' });
    const phone = await startCameraPhone();
    await phone.show(await videoOfPicture(recipient.page, await code.screenshot()));

    const { page } = await newPerson('Sangho', 'send');
    await page.getByRole('radio', { name: 'QR', exact: true }).click();
    await expect(page.getByLabel('Recipient address')).toHaveValue(did);
    await page.getByLabel('Asset').selectOption('XP');
    await page.getByLabel('Amount').fill('1');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const asks = page.getByRole('dialog');
    await expect(asks).toContainText('N*** T***');
    await asks.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Transfer Complete', { exact: true })).toBeVisible();
  });
});
