import { paths, withBase } from '#wallet/paths.ts';

import { createAccount, expect, test } from './journey.ts';

/** Screens with text fields, selects and text areas of every kind. */
const forms = [
  paths.send,
  paths.localSend,
  paths.requestApproval,
  paths.editProfile,
  paths.localTopup,
];

test('no field of a touch device has text below 16 px, where an iPhone would zoom in', async ({
  open,
}) => {
  const person = await open();
  const { page } = person;
  const sizes = () =>
    page
      .locator('input:not([type="radio"], [type="checkbox"], [type="file"]), select, textarea')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
  const expectLarge = async () => {
    await expect(page.getByRole('textbox').first()).toBeVisible();
    const found = await sizes();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((size) => size < 16)).toEqual([]);
  };
  await expectLarge();
  await createAccount(person, 'Jiwoo');
  for (const path of forms) {
    await page.goto(new URL(withBase(path), page.url()).href);
    await expectLarge();
  }
});
