/** Returns the words that a screen reader says instead of a mask, before the visible end of the number. */
export type MaskWords = (end: string) => string;

/**
 * Splits `•••• 8901` or `0xfB69...d359` after its mask; the end is empty if the mask hides everything. Undefined for
 * a text without a mask.
 */
export function maskedParts(text: string): [hidden: string, end: string] | undefined {
  const [, hidden, end] = /^([\d\s-]*[•*][•*\s-]*|[\w:]+\.{3}(?=\w+$))(.*)/.exec(text) ?? [];
  return hidden && end !== undefined ? [hidden, end] : undefined;
}
