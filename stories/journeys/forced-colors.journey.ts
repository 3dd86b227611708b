import { expect, test } from './journey.ts';

test('with forced colours an outline marks the selected item', async ({ newPerson }) => {
  const { page } = await newPerson('Jiwoo');
  await page.emulateMedia({ forcedColors: 'active' });
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  await expect(tab('Home')).toHaveCSS('outline', /solid 2px/);
  await expect(tab('Assets')).not.toHaveCSS('outline', /solid 2px/);

  await page.getByRole('link', { name: 'Send' }).click();
  const segment = (name: string) => page.getByRole('radio', { name }).locator('..');
  await expect(segment('Address')).toHaveCSS('outline', /solid 2px/);
  await expect(segment('QR')).not.toHaveCSS('outline', /solid 2px/);
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCSS('outline', /solid 1px/);
});
