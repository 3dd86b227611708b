import { describe, expect, test } from 'vitest';

import { koreanFailureMessage, koreanRefusalReason } from './failure-message.ts';
import { refusalCodes, type RefusalCode } from './refusals/refusal-codes.ts';
import { refusalSentences } from './refusals/refusal-sentences.ts';

const codes = Object.keys(refusalCodes) as RefusalCode[];
const otherwise = '송금되지 않았습니다. 다시 시도해 주세요.';
const reason = 'The provider says so in English.';

const figuresOf = (code: RefusalCode) =>
  Object.fromEntries(refusalCodes[code].map((name) => [name, '61']));

/** An answer of the provider as the client raises it. */
const answered = (status: number, part: object = {}) =>
  Object.assign(new Error(`${status}: ${reason}`), { status, reason, figures: {}, ...part });

/** Words of an English sentence. Names such as `did:ethr`, PDF and WebP are in Korean sentences too. */
const englishWords = /\b(?:the|is|are|not|you|your|try|again|this|please)\b/i;

function expectKorean(sentence: string | undefined) {
  expect(sentence).toMatch(/[가-힣]/);
  expect(sentence).not.toMatch(englishWords);
}

describe.each(codes)('a refusal with the code %s', (code) => {
  const refusal = { code, figures: figuresOf(code), reason };

  test('is told in its Korean sentence', () => {
    const error = answered(422, { ...refusal, sentences: refusalSentences(refusal) });
    expectKorean(koreanFailureMessage(error, otherwise));
    expect(koreanFailureMessage(error, otherwise)).not.toBe(otherwise);
    expect(koreanRefusalReason(error)).toBe(koreanFailureMessage(error, otherwise));
  });

  test('is told in ours while its sentences are not there', () => {
    const error = answered(422, refusal);
    expect(koreanFailureMessage(error, otherwise)).toBe(otherwise);
    expect(koreanRefusalReason(error)).toBeUndefined();
  });
});

test.each(codes.filter((code) => refusalCodes[code].length > 0))(
  'a refusal with the code %s is told in ours without its figures',
  (code) => {
    const bare = { code, figures: {}, reason };
    const error = answered(422, { ...bare, sentences: refusalSentences(bare) });
    expect(koreanFailureMessage(error, otherwise)).toBe(otherwise);
  },
);

test.each([
  ['a body that the provider cannot read', answered(400)],
  ['a code of a later version', answered(422, { code: 'moon-too-full' })],
  ['too many requests', answered(429, { figures: { seconds: '61' } })],
  ['a provider that fails', answered(500)],
  ['a provider that is busy', answered(503, { reason: 'The service is busy.' })],
  ['no answer', Object.assign(new TypeError('Failed to fetch'), { name: 'UnreachableError' })],
  ['a late answer', Object.assign(new Error('timeout'), { name: 'TimeoutError' })],
  ['an answer of another machine', Object.assign(new Error('html'), { name: 'GatewayError' })],
  ['an unreadable answer', Object.assign(new Error('JSON'), { name: 'UnreadableError' })],
])('%s is told in Korean', (_, error) => {
  expect(koreanFailureMessage(error, otherwise)).toBe(otherwise);
  expect(koreanRefusalReason(error)).toBeUndefined();
});

test('a Korean sentence of the provider is shown', () => {
  const error = answered(422, { reason: '지금은 보낼 수 없습니다.' });
  expect(koreanFailureMessage(error, otherwise)).toBe('지금은 보낼 수 없습니다.');
});
