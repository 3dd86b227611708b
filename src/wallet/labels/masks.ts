import { maskedParts, type MaskWords } from '#wallet/entities/masked-number.ts';

/** The English words that screen readers say instead of a mask. */
export const englishMask: MaskWords = (end) => (end === '' ? 'hidden' : 'ends in ');

/** A masked number as a label says it: `•••• 8901` is `ends in 8901`. A text without a mask stays as it is. */
export function spokenNumber(text: string, words: MaskWords = englishMask): string {
  const [, end] = maskedParts(text) ?? [];
  return end === undefined ? text : words(end) + end;
}
