/** Does not occur in any message. */
const mark = '\u0000';

/** The texts before and after a value of a message, for a value that is drawn as an element of its own. */
export function textAround(message: (value: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = message(mark).split(mark);
  return [before, after];
}
