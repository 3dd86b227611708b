import { describe, expect, test } from 'vitest';

import { korean } from '#i18n/korean.ts';

import { failureMessage, refusalReason } from './failure-message.ts';
import { refusalCodes, type RefusalCode } from './refusals/refusal-codes.ts';
import { refusalSentences } from './refusals/refusal-sentences.ts';

const codes = Object.keys(refusalCodes) as RefusalCode[];
const notDone = '차단되지 않았어요.';
const messageOf = (error: unknown) =>
  failureMessage(error, 'block', { language: 'ko', messages: korean.forms.failure });
const reason = 'The provider says so in English.';

const refused =
  '지갑 서비스가 요청을 받아들이지 않았어요. 입력한 내용을 확인하고 다시 시도해 주세요.';
const tooMany = '요청이 너무 많아요. 1분 후에 다시 시도해 주세요.';
const broken = '서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.';
const unreachable = '인터넷 연결을 확인하고 다시 시도해 주세요.';
const gateway =
  '네트워크 로그인 페이지와 같은 다른 기기가 응답했어요. 네트워크에 로그인하거나 다른 네트워크에서 다시 시도해 주세요.';

/** An error of the client. */
const named = (name: string) => Object.assign(new Error('failed'), { name });

const figuresOf = (code: RefusalCode) =>
  Object.fromEntries(refusalCodes[code].map((name) => [name, '61']));

/** An answer of the provider, as raised by the client. */
const answered = (status: number, part: object = {}) =>
  Object.assign(new Error(`${status}: ${reason}`), { status, reason, figures: {}, ...part });

/** Words of an English sentence. Names such as `did:ethr`, PDF and WebP occur in Korean sentences too. */
const englishWords = /\b(?:the|is|are|not|you|your|try|again|this|please)\b/i;

function expectKorean(sentence: string | undefined) {
  expect(sentence).toMatch(/[가-힣]/);
  expect(sentence).not.toMatch(englishWords);
}

describe.each(codes)('a refusal with the code %s', (code) => {
  const refusal = { code, figures: figuresOf(code), reason };

  test('is shown with its Korean sentence', () => {
    const error = answered(422, { ...refusal, sentences: refusalSentences(refusal) });
    expectKorean(messageOf(error));
    expect(messageOf(error)).not.toContain(notDone);
    expect(refusalReason(error, 'ko')).toBe(messageOf(error));
  });

  test('is shown with a general sentence until the sentences of the codes are loaded', () => {
    const error = answered(422, refusal);
    expect(messageOf(error)).toBe(`${notDone} ${refused}`);
    expect(refusalReason(error, 'ko')).toBeUndefined();
  });
});

test.each(codes.filter((code) => refusalCodes[code].length > 0))(
  'a refusal with the code %s is shown with a general sentence if its figures are missing',
  (code) => {
    const bare = { code, figures: {}, reason };
    const error = answered(422, { ...bare, sentences: refusalSentences(bare) });
    expect(messageOf(error)).toBe(`${notDone} ${refused}`);
  },
);

test.each([
  ['an unreadable request body', answered(400), refused],
  ['a code of a later version', answered(422, { code: 'moon-too-full' }), refused],
  ['too many requests', answered(429, { figures: { seconds: '61' } }), tooMany],
  ['a provider that fails', answered(500), broken],
  ['a provider that is busy', answered(503, { reason: 'The service is busy.' }), broken],
  ['no answer', named('UnreachableError'), unreachable],
  ['a late answer', named('TimeoutError'), unreachable],
  ['an answer of another machine', named('GatewayError'), gateway],
  ['an unreadable answer', named('UnreadableError'), broken],
])('%s is shown in Korean', (_, error, what) => {
  expect(messageOf(error)).toBe(`${notDone} ${what}`);
  expect(refusalReason(error, 'ko')).toBeUndefined();
});

test('a Korean sentence of the provider is shown', () => {
  const error = answered(422, { reason: '지금은 보낼 수 없어요.' });
  expect(messageOf(error)).toBe('지금은 보낼 수 없어요.');
});
