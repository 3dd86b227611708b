import { sampleMerchants } from '#samples/merchants.ts';
import { paths } from '#wallet/paths.ts';

import { expect, outsideWallet, test } from './journey.ts';
import { everyScreen, load } from './screens.ts';

/** The smallest phone. */
const smallest = { width: 320, height: 640 };

/** Values that only the sample user has. */
const samples = [
  'Jiwoo',
  '김지우',
  'Minseo',
  '김서연',
  '박도현',
  '제갈',
  '이준호',
  '최은지',
  '돼지국밥',
  '23 transactions',
  '12,500 cashback',
  '48,500',
  '1,250.5',
  '820.25',
  '8901',
  '7890',
  '5607',
  '4567',
  'Fintech conference',
  'Spring holiday',
  'birthday',
  'Olive Young',
  'Lotte',
  'Haeundae',
  'Ministry of the Interior',
  'Pusan National University',
  'Business trip expenses',
  'Cloud hosting renewal',
  'Team offsite',
  'Conference registration',
  'Laptop replacement',
  'Partner visit',
];

test('no screen shows a new account data of the sample user, or scrolls sideways at 320 px with text at 200 %', async ({
  newPerson,
}) => {
  const person = await newPerson('Zoe', outsideWallet);
  const { page } = person;
  const usual = page.viewportSize() ?? smallest;
  for (const path of await everyScreen(person)) {
    await load(person, path);
    const shown = await page.locator('body').innerText();
    // The digits of the user's own e-mail, keys and addresses are random, also when shortened.
    const words = shown
      .replaceAll(person.email, '')
      .replaceAll(/(?:0x|\.\.\.|…|ends in )[0-9a-f]+|[0-9a-f]{8,}/gi, '');
    // The sample user pays at merchants of the directory, which every user sees.
    const isOfDirectory = (sample: string) =>
      path === paths.localMerchants && sampleMerchants.some(({ name }) => name.includes(sample));
    expect(
      samples.filter((sample) => words.includes(sample) && !isOfDirectory(sample)),
      path,
    ).toEqual([]);
    await expect(page.locator('nav a[href$="/work"]')).toHaveText('Work');

    await page.setViewportSize(smallest);
    const width = await page.evaluate(async () => {
      document.documentElement.style.setProperty('font-size', '200%');
      await document.fonts.ready;
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBeLessThanOrEqual(smallest.width);
    await page.setViewportSize(usual);
  }
});
