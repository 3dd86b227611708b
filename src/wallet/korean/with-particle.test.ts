import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { capitalRows } from './capitals.golden.ts';
import { figureRows } from './figures.golden.ts';
import { hangulRows } from './hangul.golden.ts';
import { markRows } from './marks.golden.ts';
import { nameRows } from './names.golden.ts';
import { unitRows } from './units.golden.ts';
import { withParticle, type Particle } from './with-particle.ts';

/** Each particle with its forms. */
const forms: Readonly<Record<Particle, readonly string[]>> = {
  을: ['을', '를', '을(를)'],
  이: ['이', '가', '이(가)'],
  은: ['은', '는', '은(는)'],
  과: ['과', '와', '과(와)'],
  으로: ['으로', '로', '(으)로'],
  아: ['아', '야', '아(야)'],
  이나: ['이나', '나', '(이)나'],
  이라: ['이라', '라', '(이)라'],
  이에요: ['이에요', '예요', '이에요(예요)'],
};
const particles = Object.keys(forms) as Particle[];

const tables = {
  Hangul: hangulRows,
  figures: figureRows,
  'units and currencies': unitRows,
  capitals: capitalRows,
  'Latin names': nameRows,
  marks: markRows,
};

describe.each(Object.entries(tables))('%s', (_, rows) => {
  it.each(rows)('%j takes %s, as it is read %s', (word, form) => {
    const particle = particles.find((name) => forms[name].includes(form));
    expect(particle).toBeDefined();
    if (particle !== undefined) expect(withParticle(word, particle)).toBe(`${word}${form}`);
  });
});

test('each case of the tables is different', () => {
  const cases = Object.values(tables).flatMap((rows) => rows.map(([word, form]) => word + form));
  expect(cases.filter((one, index) => cases.indexOf(one) !== index)).toEqual([]);
  expect(cases.length).toBeGreaterThanOrEqual(220);
});

test('the examples of every kind', () => {
  const words = ['100', '3', '1', 'XP', 'John', '안녕!', '카카오(주)', '₩50,000'];
  expect(words.map((word) => withParticle(word, '을'))).toEqual([
    '100을',
    '3을',
    '1을',
    'XP를',
    'John을',
    '안녕!을',
    '카카오(주)를',
    '₩50,000을',
  ]);
});

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(...Array.from('₩$0179,.-:()[]{}%°²½가닭ㄹㅏzeLMaK 🎉\u{d800}')),
  }),
);

test('any text is followed by a form of the particle', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...particles), (text, particle) => {
      const joined = withParticle(text, particle);
      expect(joined.startsWith(text)).toBe(true);
      expect(forms[particle]).toContain(joined.slice(text.length));
    }),
  );
});

test('all particles agree on the last sound, except for 으로 after ㄹ', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const indexes = particles
        .filter((particle) => particle !== '으로')
        .map((particle) =>
          forms[particle].indexOf(withParticle(text, particle).slice(text.length)),
        );
      expect(new Set(indexes).size).toBe(1);
    }),
  );
});

test('only the end of a long text counts', () => {
  expect(withParticle(`${'('.repeat(100_000)}서울`, '으로').slice(-3)).toBe('서울로');
  expect(withParticle(')'.repeat(100_000), '을').endsWith('을(를)')).toBe(true);
});
