/** A name as lower-case words without accents: passports write names in capitals without them. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // "Ji-woo" and "Jiwoo" are one name.
    .replaceAll(/[-'’.,]/g, (mark) => (mark === ',' || mark === '.' ? ' ' : ''));
  return plain.split(/\s+/).filter((word) => word !== '');
}

/** A name's words joined, starting at each of them. */
const rotations = (words: readonly string[]) =>
  words.map((_, start) => [...words.slice(start), ...words.slice(0, start)].join(''));

/**
 * True if a document has the name of a profile (decision 214). Case, accents, spaces and hyphens are ignored, either
 * part may come first, and one of them may have further names.
 */
export function isSameName(documentName: string, profileName: string): boolean {
  const [left, right] = [wordsOf(documentName), wordsOf(profileName)];
  const profile = rotations(right);
  if (rotations(left).some((name) => profile.includes(name))) return true;
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  return fewer.length >= 2 && fewer.every((word) => more.includes(word));
}
