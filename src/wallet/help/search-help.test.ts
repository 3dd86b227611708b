import { describe, expect, test } from 'vitest';

import { helpAnswers, searchHelp } from './search-help.ts';

const found = (text: string) => searchHelp(text).map(({ topic }) => topic);

describe('the results of a search', () => {
  test.each(['', '   ', '?!'])('are all answers without a word: %j', (text) => {
    expect(searchHelp(text)).toBe(helpAnswers);
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
    expect(searchHelp(text)).toEqual([]);
  });
});

test('each question is unique and has an answer', () => {
  expect(helpAnswers).toHaveLength(18);
  expect(new Set(helpAnswers.map(({ question }) => question)).size).toBe(18);
  for (const { question, answer } of helpAnswers) {
    expect(question).toMatch(/\?$/);
    expect(answer.length).toBeGreaterThan(60);
  }
});
