/**
 * Frequent words of 3 to 8 letters in English, Spanish and French, without accents, that are in no list of recovery
 * words. A run of words that contains one is a sentence.
 */
export const plainWords: ReadonlySet<string> = new Set(
  (
    'the and for are was were not but his her our has had your from with them their these those she who may ' +
    'would could should cannot did does which here why how many look get take see some most than let ' +
    'after back too both while been being think well even new out send sent show trying money closed yet ' +
    'wallet bank pay coins app maybe really anyone days hours ' +
    'que los las del por con para como pero mas sin esta esto cuando donde muy tambien porque hasta desde todos hay ' +
    'puedo puede tengo tiene quiero necesito cuenta gracias hola fue han soy estoy sus mis nos les eso hoy enviar ' +
    'solo ahora aqui antes cada entre ' +
    'des une est pas qui pour dans avec mon vous nous mais plus comment bonjour compte merci par sont ont cette tout ' +
    'tous fait faire peut avoir etre depuis hier encore aussi sans votre notre leur elle ces ses son aux quand ' +
    'deja jour suis dois puis pouvez'
  ).split(' '),
);

/** Endings of frequent words. A word with such an ending has the same effect as one of `plainWords`. */
export const plainEnding =
  /(?:[dgklmt]s|[dktv]ed|ied|[^s]ting|king|oing|tions|ciones|iendo|aient|ons)$/;

/** Korean particles and verbs. No recovery word contains them. */
export const koreanGrammar =
  /(?:[를은는와된까며던죠네다]|[^가마]을|[^담중필]요|에서|에게|으로|부터|까지|하고|하지|[해어아]서)$|[있없싶않했었았돼]/u;

/** The shape of recovery words, for each script that has a word list. */
const phraseWords = [
  {
    shape: /^[a-z]{3,8}$/,
    isPlain: (word: string) => plainWords.has(word) || plainEnding.test(word),
  },
  { shape: /^\p{Script=Hangul}{2,4}$/u, isPlain: (word: string) => koreanGrammar.test(word) },
  { shape: /^\p{Script=Hiragana}{3,7}$/u, isPlain: () => false },
  { shape: /^\p{Script=Han}$/u, isPlain: () => false },
];

/** One less than the shortest phrase, because a word may be missing or be glued to the text before it. */
const phraseLength = 11;

/** Whether the text has enough words in a row that could form a phrase, with any separators. */
function hasPhrase(text: string): boolean {
  let run = 0;
  let script: (typeof phraseWords)[number] | undefined;
  for (const [token] of text.matchAll(/\p{L}+(?:['’]\p{L}+)*|\p{N}+/gu)) {
    // The words of a phrase may be numbered.
    if (/^\d{1,2}$/.test(token)) continue;
    const found = phraseWords.find(({ shape, isPlain }) => shape.test(token) && !isPlain(token));
    run = found === undefined ? 0 : found === script ? run + 1 : 1;
    script = found;
    if (run >= phraseLength) return true;
  }
  return false;
}

/** Whether the text has a phrase in Latin letters without spaces: no word is that long. */
function hasJoinedPhrase(text: string): boolean {
  const joined = text.match(/[a-z]{45,}/g) ?? [];
  return joined.some((letters) => new Set(letters).size >= 10);
}

/**
 * Whether the text has 32 bytes in hex, with or without groups. A transaction's hash looks the same and is treated as
 * a key, because a leaked key cannot be recalled. Digits alone are a list of numbers.
 */
function hasHexKey(text: string): boolean {
  const groups = text.replaceAll(/0x|[^\p{L}\p{N}]+/gu, ' ').replaceAll(/ +/g, ' ');
  // A word that is glued to the key may end in letters that are hex digits.
  const keys = groups.match(/(?<![0-9a-f])[a-f]{0,8}(?:[0-9a-f] ?){63}[0-9a-f](?![0-9a-f])/g) ?? [];
  return keys.some((key) => key.replaceAll(/[^a-f]/g, '').length >= 8);
}

const privateKeys = [
  // An extended private key (BIP-32) of any network and script.
  /[tuvxyz]prv[89A][1-9A-HJ-NP-Za-km-z]{100,}/i,
  // A private key in the export formats of Bitcoin wallets: plain (WIF), or encrypted with a password (BIP-38).
  /(?<![0-9A-Za-z])(?:[59][1-9A-HJ-NP-Za-km-z]{50}|[KLc][1-9A-HJ-NP-Za-km-z]{51}|6P[1-9A-HJ-NP-Za-km-z]{56})(?![0-9A-Za-z])/,
  // The first line of a key file (PEM), even with dashes that a keyboard has changed.
  /\p{Pd}\s*BEGIN\s(?:[A-Z0-9]+\s){0,3}PRIVATE\sKEY/iu,
];

/**
 * Whether a text looks like a recovery phrase or a private key, which must not leave the device. It checks their
 * shape without the word lists. So it may refuse a rare sentence, such as a long list of nouns; and it misses a
 * phrase in pieces, a phrase mixed with other words, and one in Chinese, Japanese or Korean without spaces.
 */
export function looksLikeSecret(text: string): boolean {
  // Normalised letters, without accents and invisible characters.
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFC');
  const small = plain.toLowerCase();
  return (
    hasPhrase(small) ||
    hasJoinedPhrase(small) ||
    hasHexKey(small) ||
    privateKeys.some((key) => key.test(plain))
  );
}

/** Whether a string in a plain data value looks like a secret, except below the properties with these names. */
export function hasSecretText(value: unknown, except: ReadonlySet<string> = new Set()): boolean {
  let found = false;
  JSON.stringify(value, (key, part: unknown) => {
    if (except.has(key)) return undefined;
    found ||= typeof part === 'string' && looksLikeSecret(part);
    return part;
  });
  return found;
}
