import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { english } from './english.ts';
import { korean } from './korean.ts';

type Message = string | ((...values: unknown[]) => unknown);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** All messages below a record, by their paths, such as `home.portfolio.title`. */
function messagesIn(record: object, before = ''): [path: string, message: Message][] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    const path = before === '' ? name : `${before}.${name}`;
    if (isRecord(value)) return messagesIn(value, path);
    if (typeof value === 'string' || typeof value === 'function') return [[path, value as Message]];
    throw new Error(`${path} is neither a text nor a function`);
  });
}

const languages = { en: messagesIn(english), ko: messagesIn(korean) } as const;

/** Values that a message may contain: marks that are easy to find, and extreme numbers and texts. */
const values = [
  ['⟪a⟫', '⟪b⟫', '⟪c⟫', '⟪d⟫'],
  [0, 1, 2, 3],
  [1, 1, 1, 1],
  [999_999_999, 999_999_999, 999_999_999, 999_999_999],
  ['가'.repeat(200), 'x'.repeat(200), '9,999,999,999,999.99', '0x'],
  ['', '', '', ''],
] as const;

/** A message with some values, as text. The messages of a notice with values have a title and a message. */
function render(message: Message, given: readonly unknown[]): unknown {
  if (typeof message === 'string') return message;
  const text = message(...given.slice(0, message.length));
  return isRecord(text) ? Object.values(text).join(' ') : text;
}

/** Messages whose value is a code. */
const codes: Readonly<Record<string, string>> = {
  'notices.said.create.happened': 'local transfer',
  'notices.said.create.not-happened': 'local transfer',
};

/** Messages whose values only select between words, without being shown. */
const selecting = new Set([
  'common.mask',
  ...Object.keys(codes),
  'notices.said.local-send.succeeded',
  'notices.said.local-send.pending',
  'notices.said.security-settings.signed-out-all',
]);

/** Names and codes that are the same in both languages. */
const isName = (text: string) =>
  /^[^a-z]*$/.test(text) || /^(?:DigitalID|Superwallet|BusanCoin)$/.test(text);

describe.each(['en', 'ko'] as const)('the messages in "%s"', (language) => {
  test.each(languages[language])('%s is a text with any values', (path, message) => {
    const code = codes[path];
    for (const given of code === undefined ? values : [[code]]) {
      const text = render(message, given);
      expect(text).toBeTypeOf('string');
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\w*\}/);
      expect(String(text).trim()).not.toBe('');
    }
    if (typeof message === 'function' && !selecting.has(path)) {
      const text = String(render(message, values[0]));
      for (const mark of values[0].slice(0, message.length)) expect(text).toContain(mark);
    }
  });

  test.each(languages[language])('%s is in its language', (path, message) => {
    const text = String(render(message, path in codes ? [codes[path]] : values[1]));
    if (language === 'en') expect(text).not.toMatch(/\p{Script=Hangul}/u);
    else if (!isName(text)) expect(text).toMatch(/\p{Script=Hangul}/u);
  });
});

test('Korean messages have as many values as the English ones', () => {
  const valuesOf = (messages: readonly [string, Message][]) =>
    messages.map(([path, message]) => [path, typeof message === 'string' ? 0 : message.length]);
  expect(valuesOf(languages.ko)).toEqual(valuesOf(languages.en));
});

test('every message is used', () => {
  const sources = globSync(['src/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'])
    .filter((file) => !/i18n[\\/](?:en|ko)[\\/]|\.test\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  /** A message is read as a property, or, in a record by code, through the record. */
  const isUsed = (path: string) => {
    const names = path.split('.').slice(1);
    const name = names.at(-1) ?? '';
    const isRead = String.raw`\.${name}\b|'${name}'|\{[^{}]*\b${name}\b[^{}]*\} = useMessages`;
    const isReadByCode = names.slice(0, -1).map((record) => String.raw`\b${record}\[`);
    return new RegExp([isRead, ...isReadByCode].join('|')).test(sources);
  };
  /** The notices are read by their codes, which `notices.ts` lists. */
  const others = languages.en
    .map(([path]) => path)
    .filter((path) => !path.startsWith('notices.said.'));
  expect(others.filter((path) => !isUsed(path))).toEqual([]);
});
