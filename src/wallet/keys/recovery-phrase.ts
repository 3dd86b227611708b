import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

import { isPhraseLength, phraseWords } from './phrase-words.ts';
import { drawBytes, type RandomBytes } from './random-bytes.ts';
import { Secret } from './secret.ts';

/**
 * Why a text is not a recovery phrase. Words are identified by their position, from 1: the words themselves are the
 * secret.
 */
export type PhraseProblem =
  | { problem: 'word-count'; count: number }
  | { problem: 'unknown-word'; positions: readonly number[] }
  | { problem: 'checksum' };

const words: ReadonlySet<string> = new Set(wordlist);

/** The English BIP-39 phrase of 16 to 32 bytes. */
export function secretPhraseOf(entropy: Uint8Array): Secret {
  return new Secret(entropyToMnemonic(entropy, wordlist));
}

/** A new phrase of 12 words: 128 random bits and their checksum (core §9). */
export function makeSecretPhrase(random: RandomBytes): Secret {
  const entropy = drawBytes(random, 16);
  try {
    return secretPhraseOf(entropy);
  } finally {
    entropy.fill(0);
  }
}

/** Reads a typed phrase of 12 or 24 words, in any case (local §5). */
export function readSecretPhrase(text: string): { accepted: Secret } | PhraseProblem {
  const typed = phraseWords(text).map((word) => word.toLowerCase());
  if (!isPhraseLength(typed.length)) {
    return { problem: 'word-count', count: typed.length };
  }
  const positions = typed.flatMap((word, index) => (words.has(word) ? [] : [index + 1]));
  if (positions.length > 0) return { problem: 'unknown-word', positions };
  const phrase = typed.join(' ');
  try {
    mnemonicToEntropy(phrase, wordlist).fill(0);
  } catch {
    // The library's error is dropped: some of its messages quote the refused words.
    return { problem: 'checksum' };
  }
  return { accepted: new Secret(phrase) };
}
