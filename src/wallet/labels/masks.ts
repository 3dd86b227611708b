import { maskedParts, type MaskWords } from '#wallet/entities/masked-number.ts';

/** A masked number in a label: `•••• 8901` is `ends in 8901`. A text without a mask is returned unchanged. */
export function spokenNumber(text: string, words: MaskWords): string {
  const [, end] = maskedParts(text) ?? [];
  return end === undefined ? text : words(end) + end;
}
