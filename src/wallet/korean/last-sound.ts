import { latinSound } from './latin-sound.ts';

/** The last sound of a spoken text; ㄹ apart from other consonants, because it takes 로 instead of 으로. */
export type LastSound = 'vowel' | 'rieul' | 'consonant';

/** Characters at the end that are considered. A longer text ends the same. */
const longestEnd = 400;

const openings: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** Signs of currencies, which are read after their amount, and their names. */
const currencies: ReadonlyMap<string, string> = new Map([
  ['₩', '원'],
  ['$', '달러'],
  ['€', '유로'],
  ['¥', '엔'],
  ['£', '파운드'],
  ['₿', '비트코인'],
  ['¢', '센트'],
  ['₫', '동'],
  ['฿', '바트'],
  ['₹', '루피'],
  ['₱', '페소'],
  ['₽', '루블'],
]);

/** Other signs that are read, and their names. All other signs are silent. */
const signs: ReadonlyMap<string, string> = new Map([
  ['%', '퍼센트'],
  ['‰', '퍼밀'],
  ['°', '도'],
  ['+', '플러스'],
  ['#', '샵'],
]);

const signNames: ReadonlyMap<string, string> = new Map([...currencies, ...signs]);

/** The names of currency codes, which are read after their amount too. */
const currencyCodes: ReadonlyMap<string, string> = new Map([
  ['KRW', '원'],
  ['USD', '달러'],
  ['EUR', '유로'],
  ['JPY', '엔'],
  ['CNY', '위안'],
  ['GBP', '파운드'],
]);

/** Powers of 10,000 above 1, from 만. */
const powers = '만억조경해자양구간정재극';

/** The last sound of a Hangul syllable. */
function syllableSound(syllable: string): LastSound {
  const final = ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28;
  if (final === 0) return 'vowel';
  return final === 8 ? 'rieul' : 'consonant';
}

const wordSound = (word: string): LastSound => syllableSound(word.slice(-1));

/** The last sound of a digit: 일, 칠 and 팔 end in ㄹ, and 이, 사, 오 and 구 in a vowel, unlike 영, 공, 삼 and 육. */
function digitSound(digit: string): LastSound {
  if (/[178]/.test(digit)) return 'rieul';
  return /[2459]/.test(digit) ? 'vowel' : 'consonant';
}

/** The last sound of a digit after capitals, as in `MP3`: only 원, 세븐 and 나인 end in a consonant. */
const englishDigitSound = (digit: string): LastSound =>
  /[179]/.test(digit) ? 'consonant' : 'vowel';

/** The last sound of a whole number, as it is read in full: 0 is 영, 1,000 is 천, and 2,000,000,000,000 is 이조. */
function numberSound(number: string): LastSound {
  const zeros = /(?:^|[1-9])(0*)$/.exec(number)?.[1]?.length ?? 0;
  if (zeros === 0) return digitSound(number.slice(-1));
  // 영, 십, 백, 천, and names beyond 극 all end in a consonant.
  const power = zeros === number.length ? undefined : powers[Math.floor(zeros / 4) - 1];
  return power === undefined ? 'consonant' : wordSound(power);
}

/** The last sound of figures at the end of a text: a date, a time, a decimal, a code such as `MP3`, or a number. */
function figureSound(text: string): LastSound {
  if (/(?:^|\D)\d{4}([-/]|\. ?)\d{1,2}\1\d{1,2}$/.test(text)) return wordSound('일');
  const time = /(?:^|[^\d:])\d{1,2}:(\d\d)(:\d\d)?$/.exec(text);
  if (time) return wordSound(time[2] ? '초' : time[1] === '00' ? '시' : '분');
  // 1⁄2, also written ½, is read 이분의 일.
  const fraction = /(?:^|\D)(\d+)\u2044\d+$/.exec(text)?.[1];
  if (fraction !== undefined) return numberSound(fraction);
  const code = /(?:(?:^|[^A-Za-z])[A-Z]{1,3}|Web)(\d)$/.exec(text)?.[1];
  if (code !== undefined) return englishDigitSound(code);
  if (/\d[.]\d+$/.test(text)) return digitSound(text.slice(-1));
  // Not for 1,2,3, which is a list.
  const grouped = /(?:^|[^\d,])(\d{1,3}(?:,\d{3})+)$/.exec(text)?.[1]?.replaceAll(',', '');
  return numberSound(grouped ?? /(?:^|\D)(\d+)$/.exec(text)?.[1] ?? '0');
}

/** The last sound of a single letter of Hangul, by its name: ㄹ is 리을, and the name of a vowel is its sound. */
function jamoSound(jamo: string): LastSound {
  if (jamo === 'ᄅ') return 'rieul';
  return /[\u1161-\u11a7]/.test(jamo) ? 'vowel' : 'consonant';
}

/** Characters that are read: letters, digits and some signs. Brackets are needed to find their content. */
const isRead = (character: string) => /[\p{L}\p{Nd}]/u.test(character) || signNames.has(character);

/** The index of the bracket that opens the content of the bracket at the end. */
function openingIndex(characters: readonly string[]): number {
  const closing = characters.at(-1) ?? '';
  let depth = 0;
  for (let index = characters.length - 1; index >= 0; index -= 1) {
    if (characters[index] === closing) depth += 1;
    if (characters[index] === openings.get(closing)) depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** Removes silent characters from the end, and brackets with their content, unless they contain everything. */
function withoutSilentEnd(text: string): string {
  let characters = Array.from(text);
  while (characters.length > 0) {
    const last = characters.at(-1) ?? '';
    if (isRead(last)) break;
    const opening = openings.has(last) ? openingIndex(characters) : -1;
    const before = characters.slice(0, Math.max(opening, 0));
    characters = before.some(isRead) ? before : characters.slice(0, -1);
  }
  return characters.join('');
}

/** The name of the currency before an amount at the end, such as 원 for ₩50,000 and ₩5만. */
function currencyOfAmount(text: string): string | undefined {
  const amount = /([^\s\d.,]|[A-Z]{3})\s?\d[\d.,]*\s?(?:[십백천만억조]+|[KMB])?$/u.exec(text);
  if (!amount) return undefined;
  const [, sign = ''] = amount;
  return currencies.get(sign) ?? currencyCodes.get(sign);
}

/** The text as it is read: without marks and powers, and with its letters in their usual width. */
const normalised = (text: string) =>
  text
    .slice(-longestEnd)
    .replaceAll(/[™℠©®]|(?<=[A-Za-z])[²³]/g, '')
    .replaceAll(/[\u339f-\u33a6]/g, '미터') // ㎡ and ㎥, among others
    .normalize('NFKC');

/**
 * The last sound of a text as a Korean reads it. Undefined if the text has nothing to read, or ends in a script without
 * a known reading, such as Chinese.
 *
 * Figures are Sino-Korean (100 is 백), capitals are read letter by letter (XP is 엑스피), other words by their spelling
 * (see `latinSound`), and a currency after its amount (₩50,000 is 오만 원). Closing marks, emoji and brackets are silent.
 */
export function lastSound(text: string): LastSound | undefined {
  const spoken = withoutSilentEnd(normalised(text));
  const currency = currencyOfAmount(spoken);
  if (currency !== undefined) return wordSound(currency);
  const last = Array.from(spoken).at(-1) ?? '';
  const sign = signNames.get(last);
  if (sign !== undefined) return wordSound(sign);
  if (/[가-힣]/.test(last)) return syllableSound(last);
  if (/[\u1100-\u11ff]/.test(last)) return jamoSound(last);
  if (/[ぁ-ヺー]/.test(last)) return /[んン]/.test(last) ? 'consonant' : 'vowel';
  if (/\d/.test(last)) return figureSound(spoken);
  if (/[àáâãäåæèéêëìíîïòóôõöøœùúûüýÿß]/i.test(last)) return 'vowel';
  const plain = spoken.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const letters = /(?:^|[^A-Za-z])([A-Za-z]+)$/.exec(plain)?.[1];
  return letters === undefined ? undefined : latinSound(letters, plain.slice(0, -letters.length));
}
