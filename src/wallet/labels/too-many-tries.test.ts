import { expect, test } from 'vitest';

import { english as englishMessages } from '#i18n/english.ts';
import { korean as koreanMessages } from '#i18n/korean.ts';

import { waitTime } from './too-many-tries.ts';

const refused = (figures: Record<string, string>) =>
  Object.assign(new Error('429'), { status: 429, figures });

test.each([
  [{ seconds: '900' }, '15 minutes', '15분'],
  [{ seconds: '61' }, '2 minutes', '2분'],
  [{ seconds: '60' }, '1 minute', '1분'],
  [{}, 'a few minutes', '잠시'],
  [{ seconds: 'soon' }, 'a few minutes', '잠시'],
])('a refusal with %j says to wait %s', (figures, english, korean) => {
  for (const [{ session }, wait, sentence] of [
    [englishMessages, english, `Too many tries. Wait ${english}, then try again.`],
    [koreanMessages, korean, `시도 횟수를 초과했어요. ${korean} 뒤에 다시 시도해 주세요.`],
  ] as const) {
    expect(waitTime(refused(figures), session.wait)).toBe(wait);
    expect(session.tooManyTries(wait)).toBe(sentence);
  }
});

test('a lost answer has no time', () => {
  expect(waitTime(new Error('lost'), englishMessages.session.wait)).toBe('a few minutes');
});
