import { sampleMerchants } from '#samples/merchants.ts';

import { expect, test } from './journey.ts';
import { enter, everyScreen, load } from './screens.ts';
import { textsOn } from './said.ts';

/** Names of people and firms that the walker's wallet shows, brands, tickers and formats, which are equal in Korean. */
const names: ReadonlySet<string> = new Set(
  `Superwallet BusanCoin XP USDC CBDC BTC ETH KRW USD DID ID QR NFC MB KB
  PDF PNG JPEG WEBP DOCX XLSX CSV TXT SW Visa
  Zoe Tester ZT Bachelor of Arts Pusan National University`.split(/\s+/),
);

/** Addresses, and examples of how they begin or look. */
const addresses = /did:(?:ethr:)?|0x\w*|[\w-]+@[\w.]+|\b[0-9A-F]{8}\b|\b[0-9A-Fa-f]{8}(?=$)/g;

/** The English words of texts. */
const englishIn = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    (text.replaceAll(addresses, '').match(/[A-Za-z]{2,}/g) ?? [])
      .filter((word) => !names.has(word))
      .map((word) => `${word} in ${text}`),
  );

/** Names and districts of shops, which are in Korean. */
const shopTexts = new Set(sampleMerchants.flatMap(({ name, district }) => [name, district]));

test.describe('a Korean browser', () => {
  test.use({ locale: 'ko-KR' });

  test('shows no English on any screen but names, tickers and formats', async ({
    newPerson,
    signedIn,
  }) => {
    const person = await enter({ newPerson, signedIn }, 'new account');
    for (const path of await everyScreen(person)) {
      await load(person, path);
      expect(englishIn(await textsOn(person.page)), path).toEqual([]);
    }
  });
});

test('a wallet in English only shows no Korean on any screen but names', async ({
  newPerson,
  signedIn,
}) => {
  const person = await enter({ newPerson, signedIn }, 'new account');
  await person.page.evaluate(() => localStorage.setItem('language', 'en'));
  for (const path of await everyScreen(person)) {
    await load(person, path);
    const korean = (await textsOn(person.page)).filter((text) => /\p{Script=Hangul}/u.test(text));
    expect(
      korean.filter((text) => !shopTexts.has(text)),
      path,
    ).toEqual([]);
  }
});
