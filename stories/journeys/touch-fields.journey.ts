import { paths } from '#wallet/paths.ts';

import { expect, outsideWallet, test, type Person } from './journey.ts';
import { goTo } from './steps.ts';

/** Screens with text fields, selects and text areas of every kind. */
const forms = [
  paths.send,
  paths.localSend,
  paths.requestApproval,
  paths.editProfile,
  paths.localTopup,
];

test('fields on touch devices have text of at least 16 px, because an iPhone would zoom in', async ({
  open,
  newPerson,
}) => {
  const expectLarge = async ({ page }: Person) => {
    await expect(page.getByRole('textbox').first()).toBeVisible();
    const found = await page
      .locator('input:not([type="radio"], [type="checkbox"], [type="file"]), select, textarea')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((size) => size < 16)).toEqual([]);
  };
  await expectLarge(await open());
  const person = await newPerson('Jiwoo', outsideWallet);
  for (const path of forms) {
    await goTo(person, path);
    await expectLarge(person);
  }
});
