import { inGroups } from '#wallet/in-groups.ts';

/** An address, the last part of a DID, or a hash. */
const long = /(?:^|:)((?:0x)?[\da-f]{32,})$/i;

/** The address or hash in a text, which may be a DID; undefined for any other text. */
export const addressIn = (text: string): string | undefined => long.exec(text)?.[1];

/**
 * The first and last characters of an address, a DID or a hash, as in its shortened form; undefined for any other
 * text.
 */
export function addressEnds(text: string): [start: string, end: string] | undefined {
  const characters = addressIn(text);
  if (characters === undefined) return undefined;
  return [characters.slice(0, characters.startsWith('0x') ? 6 : 4), characters.slice(-4)];
}

/** The visible parts of an address. A line may only break between them. */
export interface AddressGroups {
  /** The prefix of a DID; otherwise empty. */
  prefix: string;
  start: string;
  /** Groups of four characters. */
  middle: readonly string[];
  end: string;
}

/** An address, a DID or a hash in groups; undefined for any other text. */
export function addressGroups(text: string): AddressGroups | undefined {
  const ends = addressEnds(text);
  if (ends === undefined) return undefined;
  const [start, end] = ends;
  const from = text.lastIndexOf(':') + 1;
  const middle = text.slice(from + start.length, -end.length);
  return { prefix: text.slice(0, from), start, middle: middle.match(/.{1,4}/g) ?? [], end };
}

/** An address, a DID or a hash as a person reads it aloud: `0x52 9084 0009`. */
export function spelledAddress(text: string): string {
  return inGroups(text.slice(text.lastIndexOf(':') + 1));
}
