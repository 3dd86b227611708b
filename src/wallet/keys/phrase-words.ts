import { readTypedText } from '#wallet/typed-text.ts';

/** Whether a phrase may have this number of words (local §5). */
export const isPhraseLength = (count: number): boolean => count === 12 || count === 24;

/**
 * A word without the number before it and the marks around it: `1.`, bullets, quotation marks, full stops. A field of
 * one line joins the word to the number of the line above.
 */
function bareWord(part: string): string {
  const [word = ''] =
    /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(part.replace(/^\d{1,2}[.):]?/, '')) ?? [];
  return word;
}

/**
 * The words of a typed or pasted recovery phrase, which may be a numbered list. If only the parts between spaces
 * number 12 or 24, they are the words unchanged (decision 73).
 */
export function phraseWords(typed: string): string[] {
  const text = readTypedText(typed);
  const words = text
    .split(/[ ,;]+/)
    .map(bareWord)
    .filter((word) => word !== '' && !/^\d+$/.test(word));
  const parts = text.split(/ +/);
  return !isPhraseLength(words.length) && isPhraseLength(parts.length) ? parts : words;
}
