import { describe, expect, test } from 'vitest';

import { phraseSpellings, spelledPhrase as phrase } from './phrase-spellings.ts';
import { makeSecretPhrase, readSecretPhrase } from './recovery-phrase.ts';
import { SeededRandom } from './seeded-random.ts';

const words = phrase.split(' ');
const read = (text: string) => {
  const result = readSecretPhrase(text);
  return 'accepted' in result ? result.accepted.revealSecret() : result;
};

describe('a new phrase', () => {
  test('has the 12 words of 16 random bytes', () => {
    const asked: number[] = [];
    const made = makeSecretPhrase((bytes) => {
      asked.push(bytes);
      return new Uint8Array(bytes).fill(0x7f);
    });
    expect(asked).toEqual([16]);
    expect(made.revealSecret()).toBe(phrase);
  });

  test('can be read again, and differs each time', () => {
    const random = new SeededRandom(1);
    const made = Array.from({ length: 50 }, () => makeSecretPhrase(random.bytes).revealSecret());
    expect(made.map(read)).toEqual(made);
    expect(new Set(made).size).toBe(50);
  });

  test('overwrites the bytes of the random source', () => {
    const drawn = new Uint8Array(16).fill(0x7f);
    makeSecretPhrase(() => drawn);
    expect(drawn).toEqual(new Uint8Array(16));
  });

  test.each([0, 15, 20, 32])('cannot be made of %i bytes', (length) =>
    expect(() => makeSecretPhrase(() => new Uint8Array(length))).toThrow(RangeError),
  );
});

describe('a typed phrase', () => {
  test.each<readonly [how: string, text: string]>([
    ['spaces around and between', `  ${words.join('   ')} \n`],
    ['a word a line', words.join('\r\n')],
    ['tabs and no-break spaces', words.join('\t\u00A0')],
    ['capitals', phrase.toUpperCase()],
    ['a capital first, as phones type it', `L${phrase.slice(1)}`],
    [
      'full-width letters',
      phrase.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    ],
    ...phraseSpellings,
  ])('is read with %s', (_, text) => expect(read(text)).toBe(phrase));

  test('of 24 words is read', () => {
    const long = `${'abandon '.repeat(23)}art`;
    expect(read(long)).toBe(long);
  });

  test.each([0, 1, 11, 13, 15, 18, 21, 23, 25])(
    'with %i words is refused for its number of words',
    (count) => expect(read('abandon '.repeat(count))).toEqual({ problem: 'word-count', count }),
  );

  test('reports the positions of its unknown words, but not the words', () => {
    const typed = words.with(1, 'winer').with(11, 'yelow').join(' ');
    expect(read(typed)).toEqual({ problem: 'unknown-word', positions: [2, 12] });
    expect(read(phrase.replace('legal', 'légal'))).toEqual({
      problem: 'unknown-word',
      positions: [1],
    });
  });

  test('of another language has unknown words', () =>
    expect(read('가격 '.repeat(12))).toMatchObject({ problem: 'unknown-word' }));

  test('is refused with a wrong last word or two words swapped', () => {
    expect(read(words.with(11, 'zoo').join(' '))).toEqual({ problem: 'checksum' });
    expect(read(words.with(0, 'winner').with(1, 'legal').join(' '))).toEqual({
      problem: 'checksum',
    });
    expect(read('abandon '.repeat(12))).toEqual({ problem: 'checksum' });
    expect(read('abandon '.repeat(24))).toEqual({ problem: 'checksum' });
  });
});
