/** An address, the last part of a DID, or a hash. */
const long = /(?:^|:)((?:0x)?[\da-f]{32,})$/i;

/**
 * The first and last characters of an address, a DID or a hash, as in its shortened form; undefined for any other
 * text.
 */
export function addressEnds(text: string): [start: string, end: string] | undefined {
  const characters = long.exec(text)?.[1];
  if (characters === undefined) return undefined;
  return [characters.slice(0, characters.startsWith('0x') ? 6 : 4), characters.slice(-4)];
}

/** A long text in groups of four characters, as a person reads it aloud: `0x52 9084 0009`. */
export function inGroups(text: string): string {
  return (
    text
      .slice(text.lastIndexOf(':') + 1)
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  );
}
