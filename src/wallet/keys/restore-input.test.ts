import { describe, expect, test } from 'vitest';

import { checkRestoreInput } from './restore-input.ts';

const words = (count: number, between = ' ') => Array(count).fill('word').join(between);

describe('what is pasted to restore from', () => {
  test.each(['', ' ', '\n\t \u00A0'])('is no data where it is blank: %j', (text) =>
    expect(checkRestoreInput(text)).toEqual({ problem: 'key-management.no-data' }),
  );

  test.each(['{}', '{"version":1}', '[]', '5', '-0.5e3', 'true', 'null', '"one two"'])(
    'is a backup where it is JSON: %s',
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

  test.each([1, 2, 11, 13, 23, 25])('is nothing with %i words', (count) =>
    expect(checkRestoreInput(words(count))).toEqual({ problem: 'key-management.invalid-format' }),
  );

  test.each(['{"version":1', "{'version': 1}", '{version: 1}', 'NaN', 'a,b,c'])(
    'is nothing where it is no JSON: %s',
    (text) => expect(checkRestoreInput(text)).toEqual({ problem: 'key-management.invalid-format' }),
  );

  test('is JSON before it is words', () =>
    expect(checkRestoreInput(JSON.stringify(words(12)))).toHaveProperty('accepted.kind', 'backup'));
});
