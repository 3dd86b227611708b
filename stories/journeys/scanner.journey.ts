import { builtFile } from './built-file.ts';
import { expect, test, type Person } from './journey.ts';

const receipt = 'superwallet:receipt?merchant=Lotte%20Department%20Store&amount=1249.90';
const menu = 'https://example.com/menu';

/** Opens the scanner on the Traveler screen. */
async function scanReceipt({ page }: Person) {
  await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  return page.getByRole('dialog', { name: 'Scan your receipt' });
}

/** Opens the scanner on the local send screen. */
async function scanRecipient({ page }: Person) {
  await page.getByRole('navigation').getByRole('link', { name: 'LocalPay' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Send', exact: true }).click();
  await page.getByRole('radio', { name: 'QR 코드' }).click();
  return page.getByRole('dialog', { name: 'QR 코드 스캔' });
}

/**
 * Returns a function that reads the states of the scanner's camera tracks. It also works after the scanner has closed.
 */
async function watchCamera({ page }: Person) {
  const camera = await page.locator('video').evaluateHandle((video) => {
    if (!(video instanceof HTMLVideoElement && video.srcObject instanceof MediaStream)) {
      throw new Error('The video shows no camera');
    }
    return video.srcObject.getTracks();
  });
  return () => camera.evaluate((tracks) => tracks.map(({ readyState }) => readyState));
}

test.describe('a receipt in front of the camera', () => {
  test.use({ camera: { sees: [receipt], allowed: true } });

  test('fills in the refund form, and lazy-loads the code reader', async ({ newPerson }) => {
    const person = await newPerson('Yuna');
    const { page } = person;
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
    await expect(page.getByText('No refunds yet')).toBeVisible();
    const readers = () => loaded.filter((url) => url.includes('qr-code.worker'));
    expect(readers()).toEqual([]);

    await scanReceipt(person);
    await expect(page.getByLabel('Merchant')).toHaveValue('Lotte Department Store');
    expect(readers()).toHaveLength(1);
    await expect(page.getByLabel('Purchase amount')).toHaveValue('1249.90');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const request = page.getByRole('button', { name: 'Request refund' });
    await expect(request).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByText('Tax Refund Requested', { exact: true })).toBeVisible();
    const refunds = page.getByRole('region', { name: 'Recent refunds' }).getByRole('listitem');
    await expect(refunds).toHaveCount(1);
    await expect(refunds).toContainText('Lotte Department Store');
    await expect(refunds).toContainText('$99.99');
  });
});

test.describe('the receipt of a partner store in front of the camera', () => {
  test.use({
    camera: {
      sees: ['superwallet:receipt?store=busan-0004&merchant=Fake&amount=62000&currency=KRW'],
      allowed: true,
    },
  });

  test('starts an automatic refund with the name of the directory', async ({ newPerson }) => {
    const person = await newPerson('Minjun');
    const { page } = person;
    await scanReceipt(person);
    const form = page.getByRole('form', { name: 'Automatic refund' });
    await expect(form.getByLabel('Merchant')).toHaveValue('해운대 전통시장');
    await form.getByRole('button', { name: 'Request refund' }).click();
    await expect(page.getByText('Tax Refund Requested', { exact: true })).toBeVisible();
    const refund = page.getByRole('region', { name: 'Recent refunds' }).getByRole('listitem');
    await expect(refund).toContainText('해운대 전통시장');
    await expect(refund).toContainText('Automatic');
    await refund.getByRole('link').click();
    await expect(page.getByRole('dialog')).toContainText('WayAutomatic');
  });
});

test.describe('a code that is not a receipt in front of the camera, and then a receipt', () => {
  test.use({ camera: { sees: [menu, receipt], allowed: true } });

  test('shows a message for a code that is not a receipt, and then reads the receipt', async ({
    newPerson,
  }) => {
    const person = await newPerson('Woojin');
    const { page } = person;
    const scanner = await scanReceipt(person);
    await expect(scanner.getByRole('status')).toContainText(
      'This code is not a receipt that we can read. Try another, or enter the purchase yourself.',
    );
    const states = await watchCamera(person);
    expect(await states()).toEqual(['live']);
    await expect(page.getByLabel('Merchant')).toHaveValue('Lotte Department Store');
    expect(await states()).toEqual(['ended']);
  });
});

test.describe('a code that is not a receipt in front of the camera', () => {
  test.use({ camera: { sees: [menu], allowed: true } });

  test('fills in nothing, and closing the scanner turns the camera off', async ({ newPerson }) => {
    const person = await newPerson('Jimin');
    const { page } = person;
    const scanner = await scanReceipt(person);
    await expect(scanner.getByRole('status')).toContainText('This code is not a receipt');
    const states = await watchCamera(person);
    await page.keyboard.press('Escape');
    await expect(scanner).toBeHidden();
    expect(await states()).toEqual(['ended']);
    await expect(page.getByRole('button', { name: 'Scan', exact: true })).toBeFocused();
    await expect(page.getByLabel('Merchant')).toBeHidden();
  });

  test('going back closes the scanner and turns the camera off', async ({ newPerson }) => {
    const person = await newPerson('Seojun');
    const { page } = person;
    const scanner = await scanReceipt(person);
    await expect(scanner.getByRole('status')).toContainText('This code is not a receipt');
    const states = await watchCamera(person);
    await page.goBack();
    await expect(scanner).toBeHidden();
    expect(await states()).toEqual(['ended']);
    await expect(page.getByRole('button', { name: 'Scan', exact: true })).toBeVisible();
  });
});

test.describe('a request for a payment in front of the camera', () => {
  test.use({
    camera: {
      sees: ['superwallet:pay?recipient=010-2345-6789&amount=2500'],
      allowed: true,
    },
  });

  test('fills in the local send, which succeeds', async ({ newPerson }) => {
    const person = await newPerson('Doyun');
    const { page } = person;
    await scanRecipient(person);
    await expect(page.getByLabel('받는 분', { exact: true })).toHaveValue('010-2345-6789');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('보낼 금액')).toHaveValue('2,500');
    await page.getByRole('button', { name: '보내기', exact: true }).click();
    await page.getByRole('button', { name: '확인', exact: true }).click();
    await expect(page.getByText('송금 완료', { exact: true })).toBeVisible();
    await expect(
      page.getByText('010-2345-6789번으로 2,500원을 보냈어요.', { exact: true }),
    ).toBeVisible();
  });
});

test.describe('a camera to which the user denies access', () => {
  test.use({ camera: { sees: [receipt], allowed: false } });

  test('explains how to allow it, and scans once it is allowed', async ({ newPerson }) => {
    const person = await newPerson('Hana');
    const { page } = person;
    const scanner = await scanReceipt(person);
    await expect(scanner.getByRole('status')).toContainText('The camera is not allowed');

    await page.context().grantPermissions(['camera']);
    await scanner.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Merchant')).toHaveValue('Lotte Department Store');
  });

  test('shows the message in Korean on local send', async ({ newPerson }) => {
    const person = await newPerson('Arin');
    const scanner = await scanRecipient(person);
    await expect(scanner.getByRole('status')).toContainText('카메라가 허용되지 않았어요');
    await expect(scanner.getByRole('button', { name: '다시 시도' })).toBeVisible();
    await scanner.getByRole('button', { name: '닫기' }).click();
    await expect(scanner).toBeHidden();
  });
});

test.describe('a scanner whose chunk cannot be loaded', () => {
  test.use({ camera: { sees: [receipt], allowed: true } });

  test('shows an error over the filled form, and loads on retry', async ({ newPerson }) => {
    const { page } = await newPerson('Sion');
    await page.getByRole('navigation').getByRole('link', { name: 'Traveler' }).click();
    await page.getByRole('button', { name: 'Enter manually' }).click();
    await page.getByLabel('Merchant').fill('Half a name');
    const scannerFile = `**/${builtFile('code-scanner')}`;
    await page.route(scannerFile, (route) => route.abort());
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    const scanner = page.getByRole('dialog', { name: 'Scan your receipt' });
    await expect(scanner.getByRole('status')).toContainText('Scanning does not work right now');
    await expect(page.getByLabel('Merchant')).toHaveValue('Half a name');

    await page.unroute(scannerFile);
    await scanner.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Merchant')).toHaveValue('Lotte Department Store');
  });
});
