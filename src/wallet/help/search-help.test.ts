import { describe, expect, test } from 'vitest';

import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';

import { helpAnswers, searchHelp } from './search-help.ts';

const found = (text: string, { help } = english) =>
  searchHelp(text, help).map(({ topic }) => topic);

describe('the results of a search', () => {
  test.each(['', '   ', '?!'])('are all answers without a word: %j', (text) => {
    expect(searchHelp(text, english.help)).toEqual(helpAnswers(english.help));
  });

  test.each([
    ['recovery phrase', ['backup', 'security']],
    ['Passport', ['identity']],
    ['wire', ['fees']],
    ['authenticator', ['security']],
    ['time zone', ['account']],
    ['city money', ['balance', 'top-up', 'banking']],
    // The chat's keywords, in its languages.
    ['환급', ['refunds']],
    ['contraseña', ['password']],
    ['CONTRASENA', ['password']],
    ['手续费', ['fees']],
    ['cashback', ['cashback']],
    ['lost phone', ['lost-phone']],
    ['daily limit', ['limits']],
    ['delete account', ['deletion']],
    ['글씨', ['text-size']],
  ])('for %j', (text, topics) => {
    for (const topic of topics) expect(found(text)).toContain(topic);
  });

  test('the topic that the words name comes first', () => {
    expect(found('backup')[0]).toBe('backup');
    expect(found('fee')[0]).toBe('fees');
  });

  test('each answer is returned once', () => {
    const topics = found('tax refund');
    expect(new Set(topics).size).toBe(topics.length);
  });

  test('without keywords every word must match', () => {
    expect(found('zone')).toEqual(['account']);
    expect(found('zone xylophone')).toEqual([]);
  });

  test.each(['weather', 'xylophone', '날씨'])('are empty for %s', (text) => {
    expect(searchHelp(text, english.help)).toEqual([]);
  });

  test.each([
    ['시간대', ['account']],
    ['복구 문구', ['security', 'lost-phone', 'backup']],
    ['캐시백', ['cashback']],
    ['tax refund', ['refunds']],
  ])('for %j in Korean', (text, topics) => {
    for (const topic of topics) expect(found(text, korean)).toContain(topic);
  });
});

test.each([english, korean])('each question is unique and has an answer', ({ help }) => {
  const answers = helpAnswers(help);
  expect(answers).toHaveLength(18);
  expect(new Set(answers.map(({ question }) => question)).size).toBe(18);
  for (const { question, answer } of answers) {
    expect(question).toMatch(/\?$/);
    expect(answer.length).toBeGreaterThan(60);
  }
});
