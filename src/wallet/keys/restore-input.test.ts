import { describe, expect, test } from 'vitest';

import { phraseSpellings, spelledPhrase } from './phrase-spellings.ts';
import { checkRestoreInput } from './restore-input.ts';

const words = (count: number, between = ' ') => Array(count).fill('word').join(between);

describe('a text to restore from', () => {
  test.each(['', ' ', '\n\t \u00A0'])('is refused if it is blank: %j', (text) =>
    expect(checkRestoreInput(text)).toEqual({ problem: 'key-management.no-data' }),
  );

  test.each(['{}', '{"version":1}', '[]', '5', '-0.5e3', 'true', 'null', '"one two"'])(
    'is a backup if it is JSON: %s',
    (text) =>
      expect(checkRestoreInput(`\n ${text} \n`)).toEqual({ accepted: { kind: 'backup', text } }),
  );

  test('is a backup from a file with a byte-order mark', () =>
    expect(checkRestoreInput('\uFEFF{}')).toEqual({ accepted: { kind: 'backup', text: '{}' } }));

  test.each([12, 24])('is a phrase with %i words', (count) => {
    const accepted = { kind: 'mnemonic', phrase: words(count) };
    expect(checkRestoreInput(words(count))).toEqual({ accepted });
    expect(checkRestoreInput(`  ${words(count, ' \n ')}  `)).toEqual({ accepted });
  });

  test.each([1, 2, 11, 13, 23, 25])('is refused with %i words', (count) =>
    expect(checkRestoreInput(words(count))).toEqual({ problem: 'key-management.invalid-format' }),
  );

  test.each(['{"version":1', "{'version': 1}", '{version: 1}', 'NaN', 'a,b,c'])(
    'is refused if it is not JSON: %s',
    (text) => expect(checkRestoreInput(text)).toEqual({ problem: 'key-management.invalid-format' }),
  );

  test('is a backup if it is JSON of many words', () =>
    expect(checkRestoreInput(`[${words(12, ' , ').replaceAll('word', '"word"')}]`)).toHaveProperty(
      'accepted.kind',
      'backup',
    ));

  test.each(phraseSpellings)('is a phrase with %s', (_, text) =>
    expect(checkRestoreInput(text)).toEqual({
      accepted: { kind: 'mnemonic', phrase: spelledPhrase },
    }),
  );

  test.each([
    ['numbers only', '1 2 3 4 5 6 7 8 9 10 11 12'],
    ['words and numbers, twelve together', `${words(10)} 7 8`],
    ['signs only', '- - - - - - - - - - - -'],
  ])('is a phrase if it has twelve parts: %s', (_, text) =>
    expect(checkRestoreInput(text)).toEqual({ accepted: { kind: 'mnemonic', phrase: text } }),
  );

  test('is not a phrase if it is too long', () =>
    expect(checkRestoreInput(`${'\u200B'.repeat(20_000)}${words(12)}`)).toEqual({
      problem: 'key-management.invalid-format',
    }));
});
