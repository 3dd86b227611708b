import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import type { Language } from '#i18n/language.ts';
import { sampleMerchants } from '#samples/merchants.ts';
import { quickPrompts } from '#wallet/chat/conversation.ts';
import { paths } from '#wallet/paths.ts';

import { expect, test, type Person } from './journey.ts';
import { enter, everyScreen, load } from './screens.ts';
import { textsOn } from './said.ts';

/** Names of people and firms that the walker's wallet shows, brands, tickers and formats, which are equal in Korean. */
const names: ReadonlySet<string> = new Set(
  `Superwallet BusanCoin XP USDC CBDC BTC ETH KRW USD DID ID QR NFC MB KB
  PDF PNG JPEG WEBP DOCX XLSX CSV TXT SW Visa
  Zoe Tester ZT Bachelor of Arts Pusan National University`.split(/\s+/),
);

/** Finds the words of the other language in texts. */
type ForeignWords = (texts: readonly string[]) => string[];

/** Addresses, their groups, parts and ends, and examples of how they begin or look. */
const addresses =
  /(?:끝 번호 |\.{3})\w{4}\b|did:(?:ethr:)?|0x\w*|[\w-]+@[\w.]+|\b[0-9A-F]{8}\b|\b[0-9A-Fa-f]{8}(?=$)|^[0-9A-Fa-f]{4}$|^person-[\d-]+$|^[@.]\w+$/g;

/** The English words of texts. */
const englishIn: ForeignWords = (texts) =>
  texts.flatMap((text) =>
    (text.replaceAll(addresses, '').match(/[A-Za-z]{2,}/g) ?? [])
      .filter((word) => !names.has(word))
      .map((word) => `${word} in ${text}`),
  );

/** Names and districts of shops, which are in Korean. */
const shopTexts = new Set(sampleMerchants.flatMap(({ name, district }) => [name, district]));

/**
 * A person creates an account, sends money locally and opens the receipt and the bell. `foreign` finds the words of the
 * other language in the texts of a page.
 */
async function sendFromSignIn(
  person: Person,
  { language, foreign }: { language: Language; foreign: ForeignWords },
): Promise<void> {
  const { page } = person;
  const words = { en: english, ko: korean }[language];
  const { session, local, history, bell, shell, notices } = words;
  const expectOneLanguage = async (step: string) =>
    expect(foreign(await textsOn(page)), step).toEqual([]);

  await expectOneLanguage('sign-in');
  const { switchTo } = session.modes['sign-in'];
  await page.getByRole('button', { name: switchTo }).click();
  await expectOneLanguage('registration');
  await page.getByLabel(session.firstName, { exact: true }).fill('Zoe');
  await page.getByLabel(session.lastName, { exact: true }).fill('Tester');
  await page.getByLabel(session.email).fill(person.email);
  await page.getByLabel(session.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: session.modes['create-account'].submit }).click();
  await expect(page.getByRole('heading', { name: shell.greeting('Zoe') })).toBeVisible();
  await expectOneLanguage('Home');

  await load(person, paths.localSend);
  const { recipient, amount, submit, confirm } = local.send;
  await page.getByLabel(recipient.labels.phone).fill('010-2345-6789');
  await page.getByLabel(amount, { exact: true }).fill('1000');
  await page.getByRole('button', { name: submit, exact: true }).click();
  const review = page.getByRole('dialog', { name: confirm });
  await expect(review).toBeVisible();
  await expectOneLanguage('confirmation');
  await review.getByRole('button', { name: words.forms.review.confirm }).click();
  const receipt = page.getByRole('link', { name: notices.viewReceipt });
  await expect(receipt).toBeVisible();
  await expectOneLanguage('notice');
  await receipt.click();
  await expect(page.getByRole('heading', { name: history.receipt.title, level: 1 })).toBeVisible();
  await expectOneLanguage('receipt');
  await page.getByRole('button', { name: bell.title }).click();
  await expect(page.getByRole('dialog', { name: words.notifications.title })).toBeVisible();
  await expectOneLanguage('bell');
  await page.keyboard.press('Escape');

  await load(person, paths.home);
  const { title, typing } = words.monitor.chat;
  await page.getByRole('button', { name: title }).click();
  const chat = page.getByRole('dialog', { name: title });
  const ownLanguage = await page.locator('html').getAttribute('lang');
  // Texts in another language than the page are not checked, and here there may be none.
  await expect(chat.locator('[lang]').first()).toHaveAttribute('lang', ownLanguage ?? '');
  for (const prompt of quickPrompts[language]) {
    await chat.getByRole('button', { name: prompt, exact: true }).click();
    await expect(chat.getByText(typing)).toBeVisible();
    await expect(chat.getByText(typing)).toBeHidden();
  }
  await expectOneLanguage('chat');
}

/** The Korean texts other than names of shops. */
const koreanIn: ForeignWords = (texts) =>
  texts.filter((text) => /\p{Script=Hangul}/u.test(text) && !shopTexts.has(text));

test.describe('a Korean browser', () => {
  test.use({ locale: 'ko-KR' });

  test('shows no English from the sign-in to the receipt', async ({ open }) => {
    await sendFromSignIn(await open(), { language: 'ko', foreign: englishIn });
  });

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
    expect(koreanIn(await textsOn(person.page)), path).toEqual([]);
  }
});

test('a wallet in English only shows no Korean from the sign-in to the receipt', async ({
  open,
}) => {
  const person = await open();
  await person.page.evaluate(() => localStorage.setItem('language', 'en'));
  await person.page.reload();
  await sendFromSignIn(person, { language: 'en', foreign: koreanIn });
});
