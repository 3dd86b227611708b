/** A masked number or shortened address, in two parts. */
export interface MaskedParts {
  /** Its beginning up to the end of the mask. */
  hidden: string;
  /** The characters after the mask; empty when it hides all. */
  end: string;
}

/** Splits `•••• 8901` or `0xfB69...d359` behind its mask. Undefined for a text without a mask. */
export function maskedParts(text: string): MaskedParts | undefined {
  const [hidden] = /^([\d\s-]*[•*][•*\s-]*|[\w:]+\.{3}(?=\w+$))/.exec(text) ?? [];
  return hidden === undefined ? undefined : { hidden, end: text.slice(hidden.length) };
}

/** What a screen reader says in place of a mask, before the end of the number. */
export type MaskWords = (end: string) => string;
