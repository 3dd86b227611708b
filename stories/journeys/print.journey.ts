import { expect, test } from './journey.ts';
import { enter, everyScreen, load } from './screens.ts';

test('a receipt prints light and without the shell, also in the dark theme', async ({
  newPerson,
  signedIn,
}) => {
  const person = await enter({ newPerson, signedIn }, 'new account');
  const { page } = person;
  const receipt = (await everyScreen(person)).find((path) => path.startsWith('/receipt/')) ?? '';
  await load(person, receipt);
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  const ground = () =>
    page.evaluate(() => {
      const card = document.querySelector('main article, main section, main div') ?? document.body;
      return {
        page: getComputedStyle(document.documentElement).backgroundColor,
        ink: getComputedStyle(card).color,
      };
    });
  expect(await ground()).toEqual({ page: 'rgb(5, 7, 13)', ink: 'rgb(239, 241, 251)' });
  const shell = [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('button', { name: 'Add', exact: true }),
  ];
  for (const part of shell) await expect(part).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  expect(await ground()).toEqual({ page: 'rgb(228, 226, 220)', ink: 'rgb(21, 18, 43)' });
  for (const part of shell) await expect(part).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});
