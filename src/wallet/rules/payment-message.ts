import { maxMessageLength } from '#wallet/entities/money-choices.ts';

let segmenter: Intl.Segmenter | undefined;

function charactersOf(text: string): string[] {
  // Most payments have no message, and the first use of `Intl` in a page takes as long as rendering a screen.
  if (text === '') return [];
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The number of characters of a message as users count them: an emoji or a syllable is one, in any encoding. */
export function messageLength(message: string): number {
  return charactersOf(message).length;
}

/**
 * A message truncated to its limit, between two characters. Text inserted before the caret is shortened, so that the
 * end of the existing text is not lost.
 */
export function limitMessage(message: string, caret = message.length): string {
  if (messageLength(message) <= maxMessageLength) return message;
  const after = charactersOf(message.slice(caret)).slice(0, maxMessageLength);
  const before = charactersOf(message.slice(0, caret)).slice(0, maxMessageLength - after.length);
  return [...before, ...after].join('');
}
