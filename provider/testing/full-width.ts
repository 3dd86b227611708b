/**
 * Full-width Latin letters, digits and hyphens, as Korean and Japanese keyboards type them; other characters unchanged.
 */
export function inFullWidth(text: string): string {
  return text.replaceAll(/[0-9a-z-]/gi, (character) =>
    String.fromCodePoint(character.charCodeAt(0) + 0xfee0),
  );
}
