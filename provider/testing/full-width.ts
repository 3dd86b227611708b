/** Latin letters, digits and hyphens as a Korean or Japanese keyboard types them in full width; others as they are. */
export function inFullWidth(text: string): string {
  return text.replaceAll(/[0-9a-z-]/gi, (character) =>
    String.fromCodePoint(character.charCodeAt(0) + 0xfee0),
  );
}
