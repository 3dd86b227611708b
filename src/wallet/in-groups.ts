/** A text in groups of four characters, which are easier to copy by hand and to follow by ear. */
export function inGroups(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? '';
}
