import { maxMessageLength } from '#wallet/entities/money-choices.ts';

let segmenter: Intl.Segmenter | undefined;

function charactersOf(text: string): string[] {
  // Most people send no message, and the first use of `Intl` in a page takes as long as drawing a screen.
  if (text === '') return [];
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many characters a message has, as people count them: an emoji or a syllable is one, however it is encoded. */
export function messageLength(message: string): number {
  return charactersOf(message).length;
}

/**
 * A message cut to its limit, between two characters. What was put in before the caret gives way, so that nothing is
 * pushed out at the end of what was there.
 */
export function limitMessage(message: string, caret = message.length): string {
  if (messageLength(message) <= maxMessageLength) return message;
  const behind = charactersOf(message.slice(caret)).slice(0, maxMessageLength);
  const before = charactersOf(message.slice(0, caret)).slice(0, maxMessageLength - behind.length);
  return [...before, ...behind].join('');
}
