import { readTypedText } from '#wallet/typed-text.ts';

/** Whether a phrase may have this number of words (local §5). */
export const isPhraseLength = (count: number): boolean => count === 12 || count === 24;

/**
 * A word without the number before it and the marks around it: `1.`, bullets, quotation marks, full stops. The number
 * may be joined to the word, because a field of one line drops the line break between them.
 */
function bareWord(part: string): string {
  const [word = ''] =
    /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(part.replace(/^\d{1,2}[.):]?/, '')) ?? [];
  return word;
}

/**
 * The words of a typed or pasted recovery phrase, which may be a numbered list. If the number of words is not 12 or 24
 * but the number of parts between spaces is, the parts are returned unchanged (decision 73).
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
