import { expect, test } from 'vitest';

import { textAround } from './text-around.ts';

test.each([
  ['a value in the middle', (value: string) => `To ${value}, today`, ['To ', ', today']],
  ['a value at the start', (value: string) => `${value}에게`, ['', '에게']],
  ['a value at the end', (value: string) => `From ${value}`, ['From ', '']],
  ['a message without its value', () => 'Sent', ['Sent', '']],
])('returns the texts around %s', (_, message, texts) => {
  expect(textAround(message)).toEqual(texts);
});
