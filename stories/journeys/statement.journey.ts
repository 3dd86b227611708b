import { readFile } from 'node:fs/promises';

import { expect, sample, test } from './journey.ts';
import { goTo } from './steps.ts';

test('a statement is reached from the history, saved as CSV, and printed as PDF', async ({
  signedIn,
}, testInfo) => {
  const person = await signedIn(sample);
  const { page } = person;
  await goTo(person, '/history');
  await page.getByRole('link', { name: 'Statement', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Statement', level: 1 })).toBeVisible();
  await expect(page.getByText('Balance so far').first()).toBeVisible();

  // The month of the sample user's registration.
  const months = page.getByLabel('Month');
  await months.selectOption({ index: (await months.locator('option').count()) - 1 });
  const movements = page.getByRole('region', { name: 'Movements' });
  await expect(movements.getByText('Test assets').first()).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^superwallet-statement-20\d\d-\d\d\.csv$/);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = bytes.toString('utf8').split('\r\n');
  expect(rows.filter((row) => row.includes('"Opening balance"'))).toHaveLength(6);
  expect(rows.filter((row) => row.includes('"Test assets"'))).toHaveLength(6);

  // The print dialog uses the same document as this PDF.
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    path: testInfo.outputPath('statement.pdf'),
  });
  const text = pdf.toString('latin1');
  // A4 in points.
  expect(text).toMatch(/MediaBox ?\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const printed = page.locator('.printed-statement');
  await expect(printed).toBeVisible();
  await expect(printed).toContainText('Jiwoo Kim');
  await expect(printed).toContainText('Test money');
  await expect(page.getByRole('main')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(printed).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  // The sample user has paid in the month of ten days ago, in Korean time.
  const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000 + 9 * 3_600_000);
  await months.selectOption(tenDaysAgo.toISOString().slice(0, 7));
  await movements.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Receipt', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/superwallet\/statement$/);
  await expect(months).toHaveValue(tenDaysAgo.toISOString().slice(0, 7));
  await expect(movements.getByRole('link').first()).toBeVisible();
  expect(person.problems).toEqual([]);
});
