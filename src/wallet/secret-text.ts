/** Frequent English words of 3 to 8 letters that BIP-39's list does not have: with one, a run of words is a sentence. */
export const plainWords: ReadonlySet<string> = new Set(
  (
    'the and for are was were not but his her its our has had your from with them their these those ' +
    'would could thanks should cannot did does which here why how many look get take see some most than ' +
    'after back too both while been being think well even new out send sent show tried trying money ' +
    'wallet bank pay coins'
  ).split(' '),
);

/** One less than the shortest phrase: a word may have been forgotten, or be glued to what stands before it. */
const phraseLength = 11;

/** A word of a phrase, perhaps in quotes, with its number in a list before it and a sentence's end behind it. */
const phraseWord = /^['’]*(?:\d{1,2}\.?)?([a-z]{3,8})['’]*([.!?]*)['’]*$/;

function hasPhrase(text: string): boolean {
  let run = 0;
  for (const token of text.toLowerCase().split(/[^\p{L}\p{N}.!?'’]+/u)) {
    // The numbers of a list stand between its words.
    if (/^\d{0,2}\.?$/.test(token)) continue;
    const [, word = '', end = ''] = phraseWord.exec(token) ?? [];
    run = word === '' || plainWords.has(word) ? 0 : run + 1;
    if (run >= phraseLength) return true;
    if (end !== '') run = 0;
  }
  return false;
}

const privateKeys = [
  // 32 bytes in hex. A transaction's hash looks the same and is taken for one: a key once sent cannot be taken back.
  /(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?![0-9a-z])/i,
  // An extended private key (BIP-32) of any network and script.
  /(?<![0-9a-z])[tuvxyz]prv[1-9A-HJ-NP-Za-km-z]{100,}/i,
  // A private key as Bitcoin wallets export it (WIF).
  /(?<![0-9A-Za-z])(?:[59][1-9A-HJ-NP-Za-km-z]{50}|[KLc][1-9A-HJ-NP-Za-km-z]{51})(?![0-9A-Za-z])/,
];

/**
 * Whether a text looks like a recovery phrase or a private key: nothing to send to a chat. It goes by shape, without
 * the list of words, so it may take a rare sentence for a phrase but no phrase for a sentence.
 */
export function looksLikeSecret(text: string): boolean {
  const plain = text.normalize('NFKC');
  return hasPhrase(plain) || privateKeys.some((key) => key.test(plain));
}
