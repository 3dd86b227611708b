/** A published example of a recovery phrase (BIP-39). */
export const spelledPhrase =
  'legal winner thank year wave sausage worth useful legal winner thank yellow';

const words = spelledPhrase.split(' ');

/**
 * The words of the example in the formats of notes, print-outs, messengers and the wallet's own screen. For tests
 * only.
 */
export const phraseSpellings: readonly (readonly [how: string, text: string])[] = [
  ['numbered lines', words.map((word, index) => `${index + 1}. ${word}`).join('\n')],
  ['as the wallet shows it', words.map((word, index) => `${index + 1}\n${word}`).join('\n')],
  ['commas', words.join(', ')],
  ['zero-width blanks', words.join('\u200B ')],
  ['quotes', `"${spelledPhrase}"`],
  ['full stop', `${spelledPhrase}.`],
  ['bullets', words.map((word) => `\u2022 ${word}`).join('\n')],
  ['numbers without spaces', words.map((word, index) => `${index + 1}.${word}`).join(' ')],
  ['numbers joined to the words', words.map((word, index) => `${index + 1}${word}`).join(' ')],
  ['numbers in brackets', words.map((word, index) => `${index + 1}) ${word}`).join('\n')],
  ['commas without spaces', words.join(',')],
  ['joiners inside', spelledPhrase.replaceAll('a', 'a\u200D')],
  ['curly quotes', `“${spelledPhrase}”`],
  ['each word in quotes', words.map((word) => `"${word}"`).join(', ')],
  ['dashes', words.map((word) => `- ${word}`).join('\n')],
  ['isolates', `\u2068${spelledPhrase}\u2069`],
  ['ideographic spaces', words.join('\u3000')],
  ['letters of full width', `ｌｅｇａｌ ${words.slice(1).join(' ')}`],
];

/** The seventh word of the example as copied from these formats. For tests only. */
export const wordSpellings: readonly (readonly [how: string, text: string])[] = [
  ['numbered line', '7. worth'],
  ['number as the wallet shows it', '7\nworth'],
  ['number as the wallet shows it, in a field of one line', '7worth'],
  ['comma', 'worth,'],
  ['zero-width blank', 'worth\u200B'],
  ['quotes', '"worth"'],
  ['full stop', 'worth.'],
  ['bullet', '\u2022 worth'],
  ['capitals and blanks', ' WORTH '],
];
