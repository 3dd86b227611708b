import type { LastSound } from './last-sound.ts';

/** Names of letters that end in a consonant: 엘, 엠, 엔, 알. The names of the other letters end in a vowel. */
const letterSounds: ReadonlyMap<string, LastSound> = new Map([
  ['l', 'rieul'],
  ['m', 'consonant'],
  ['n', 'consonant'],
  ['r', 'rieul'],
]);

/** Units that are read as words: 킬로그램, 킬로미터, 밀리리터. */
const units: ReadonlyMap<string, LastSound> = new Map([
  ['kg', 'consonant'],
  ['mg', 'consonant'],
  ['km', 'vowel'],
  ['cm', 'vowel'],
  ['mm', 'vowel'],
  ['ml', 'vowel'],
  ['mL', 'vowel'],
]);

/** Units that are read as words only after a figure: 그램, 미터, 리터, 톤, 시간, 분, 픽셀, 데시벨, 킬로칼로리. */
const unitsAfterFigures: ReadonlyMap<string, LastSound> = new Map([
  ['g', 'consonant'],
  ['m', 'vowel'],
  ['L', 'vowel'],
  ['l', 'vowel'],
  ['t', 'consonant'],
  ['h', 'consonant'],
  ['min', 'consonant'],
  ['px', 'rieul'],
  ['dB', 'rieul'],
  ['kcal', 'vowel'],
]);

/** Words whose usual Korean spelling differs from the rules below: 비트, 세트, 허브, 굿, 타입, 칠레. */
const exceptions: ReadonlyMap<string, LastSound> = new Map([
  ['bit', 'vowel'],
  ['upbit', 'vowel'],
  ['bybit', 'vowel'],
  ['kit', 'vowel'],
  ['set', 'vowel'],
  ['hit', 'vowel'],
  ['jet', 'vowel'],
  ['exit', 'vowel'],
  ['watt', 'vowel'],
  ['hub', 'vowel'],
  ['jeep', 'vowel'],
  ['soup', 'vowel'],
  ['scout', 'vowel'],
  ['bag', 'consonant'],
  ['big', 'consonant'],
  ['good', 'consonant'],
  ['type', 'consonant'],
  ['diet', 'vowel'],
  ['acme', 'vowel'],
  ['chile', 'vowel'],
]);

/** Two vowels and a final p, b, t, k or c that Korean writes as a final consonant: 그룹, 북, 백, 석, 섭, 엘리엇. */
const shortPairs = /(?:ook|oup|eep|aac|out|(?:ae|eo|eu)[kptb]|i[aeo]t)$/;

/** One vowel before a final p, b, t, k or c, which Korean writes as a final consonant: 잭, 에릭, 맷, 숍, 웹. */
const shortVowel = /(?:^|[^aeiou])[aeiouy](?:pp?|bb?|tt?|ck?|k)$/;

/**
 * The last sound of an English word or a romanised name, guessed from its spelling:
 *
 * - n, ng, m and l, also before a silent e, are final consonants: 존, 김, 홍, 폰, 홈, 폴, 애플, and 빗썸 with its mute b;
 * - p, b, t, k and c after one short vowel are final consonants: 잭, 에릭, 스콧, 숍, 웹;
 * - everything else ends in a vowel, because Korean adds one: 파크, 스미스, 앨리스, 데이비드, 피터.
 */
function wordSound(word: string): LastSound {
  const exception = exceptions.get(word);
  if (exception !== undefined) return exception;
  if (/le?$/.test(word)) return 'rieul';
  if (/(?:[mn]e?|mb|ng)$/.test(word)) return 'consonant';
  return shortVowel.test(word) || shortPairs.test(word) ? 'consonant' : 'vowel';
}

/** The sound of the name of the last letter. */
const spelledSound = (letters: string): LastSound =>
  letterSounds.get(letters.slice(-1).toLowerCase()) ?? 'vowel';

/** A capitalised name such as `GILDONG`, unlike a code such as `USDC`. */
const isNameInCapitals = (letters: string) =>
  letters.length > 4 && /[AEIOUY]/.test(letters) && !/[^AEIOUY]{4}/.test(letters);

/**
 * The last sound of Latin letters. Capitals are read letter by letter, unless they are five or more and pronounceable;
 * of `BusanCoin`, only the last capitalised part counts. Letters after a figure are a unit, or read letter by letter.
 */
export function latinSound(letters: string, before: string): LastSound {
  const unit = units.get(letters);
  if (unit !== undefined) return unit;
  if (/\d\s*$/.test(before)) {
    const afterFigure = unitsAfterFigures.get(letters);
    if (afterFigure !== undefined) return afterFigure;
    if (/\d$/.test(before)) return spelledSound(letters);
  }
  const capitals = /(?:^|[^A-Z])([A-Z]+)$/.exec(letters)?.[1];
  if (capitals !== undefined) {
    return isNameInCapitals(capitals) ? wordSound(capitals.toLowerCase()) : spelledSound(capitals);
  }
  const [, initial = '', part = letters] = /(^|[^a-z])([a-z]+)$/.exec(letters) ?? [];
  // `qr` and `html` are spelled, unlike `Mr` and `Ltd`.
  return initial === '' && /^[^aeiouy]+$/.test(part)
    ? spelledSound(part)
    : wordSound(`${initial.toLowerCase()}${part}`);
}
