/** The parts of a masked number, or of an address that is shortened. */
export interface MaskedParts {
  /** Its beginning up to the end of the mask. */
  hidden: string;
  /** The characters after the mask; empty when it hides all. */
  end: string;
  kind: 'number' | 'address';
}

/** Splits `•••• 8901` or `0xfB69...d359` behind its mask. Undefined for a text without a mask. */
export function maskedParts(text: string): MaskedParts | undefined {
  const [, hidden, end] = /^([\d\s-]*[•*][•*\s-]*|[\w:]+\.{3}(?=\w+$))(.*)$/.exec(text) ?? [];
  return hidden === undefined || end === undefined
    ? undefined
    : { hidden, end, kind: hidden.endsWith('...') ? 'address' : 'number' };
}
