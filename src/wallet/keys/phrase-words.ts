import { readTypedText } from '#wallet/typed-text.ts';

/** Whether a phrase may have so many words (local §5). */
export const isPhraseLength = (count: number): boolean => count === 12 || count === 24;

/**
 * A word without the number in front of it and the marks around it: `1.`, bullets, quotation marks, full stops. A
 * field of one line joins the word to the number of the line above.
 */
function bareWord(part: string): string {
  const [word = ''] =
    /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(part.replace(/^\d{1,2}[.):]?/, '')) ?? [];
  return word;
}

/**
 * The words of a recovery phrase as a person types or pastes it, also out of a numbered list. Where only the parts
 * between spaces are 12 or 24, they are the words as they are (decision 73).
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
