import { describe, expect, it } from 'vitest';

import { englishRefusals } from './english-refusals.ts';
import { koreanRefusals } from './korean-refusals.ts';
import { refusalCodes, type RefusalCode } from './refusal-codes.ts';
import { refusalSentence } from './refusal-sentences.ts';

const codes = Object.keys(refusalCodes) as RefusalCode[];
const languages = { english: englishRefusals, korean: koreanRefusals };

/** The figures that are written as words, or as minutes. */
const inWords: ReadonlySet<string> = new Set(['kind', 'status', 'seconds']);

/** Figures of a code that are distinguishable in its sentence. */
function figuresOf(code: RefusalCode): Record<string, string> {
  return Object.fromEntries(refusalCodes[code].map((name, index) => [name, `${index + 7}3`]));
}

describe.each(Object.entries(languages))('in %s', (language, sentences) => {
  it.each(codes)('%s has a sentence with its figures', (code) => {
    const figures = figuresOf(code);
    const sentence = refusalSentence({ code, figures, reason: undefined }, sentences) ?? '';
    expect(sentence).toMatch(language === 'korean' ? /[가-힣].*[.]$/ : /^[^가-힣]+$/);
    for (const [name, figure] of Object.entries(figures)) {
      if (!inWords.has(name)) expect(sentence).toContain(figure);
    }
  });

  it('each code has a different sentence', () => {
    const all = codes.map((code) =>
      refusalSentence({ code, figures: figuresOf(code), reason: undefined }, sentences),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});

it('writes amounts of won and of an asset as screens do', () => {
  const figures = { limit: '1000000', left: '250000' };
  const refusal = { code: 'local-send-above-limit', figures, reason: undefined };
  expect(refusalSentence(refusal, koreanRefusals)).toBe(
    '하루 최대 1,000,000원까지 보낼 수 있어요. 오늘은 250,000원까지 더 보낼 수 있어요.',
  );
  expect(refusalSentence(refusal, englishRefusals)).toBe(
    'You can send at most ₩1,000,000 a day, and ₩250,000 more today. Enter a smaller amount.',
  );
});

it.each([
  ['60', 'Try again in 1 minute.'],
  ['61', 'Try again in 2 minutes.'],
])('converts %s seconds to minutes', (seconds, sentence) => {
  const refusal = { code: 'too-many-codes', figures: { seconds }, reason: undefined };
  expect(refusalSentence(refusal, englishRefusals)).toBe(
    `Too many codes were requested. ${sentence}`,
  );
});

it.each([
  ['of an unknown code', { code: 'moon-too-full', figures: {} }],
  ['without a code', { code: undefined, figures: {} }],
  ['named like a property of every object', { code: 'toString', figures: {} }],
  ['without a figure of its code', { code: 'balance-too-low', figures: { balance: '1' } }],
  ['with a malformed figure', { code: 'top-up-too-small', figures: { minimum: 'all' } }],
])("uses the provider's sentence for a refusal %s", (_, refusal) => {
  const reason = 'The moon is too full.';
  expect(refusalSentence({ ...refusal, reason }, englishRefusals)).toBe(reason);
});
