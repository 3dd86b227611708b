import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import type { CreatedEntity } from './en/notices.ts';
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

const marks = ['⟪a⟫', '⟪b⟫', '⟪c⟫', '⟪d⟫'];

/** Values that a message may contain: marks that are easy to find, and extreme numbers and texts. */
const values = [
  marks,
  [0, 1, 2, 3],
  [1, 1, 1, 1],
  ['1', '1', '1', '1'],
  [999_999_999, 999_999_999, 999_999_999, 999_999_999],
  ['가'.repeat(200), 'x'.repeat(200), '9,999,999,999,999.99', '0x'],
  ['', '', '', ''],
] as const;

/** The texts of a message with some values. A notice has two, its title and its message. */
function textsOf(message: Message, given: readonly unknown[]): unknown[] {
  if (typeof message === 'string') return [message];
  const text = message(...given.slice(0, message.length));
  return isRecord(text) ? Object.values(text) : [text];
}

const joined = (message: Message, given: readonly unknown[]) => textsOf(message, given).join(' ');

/** The names of the entities that a lost answer may have created. */
const entities = Object.keys({
  transfer: true,
  deposit: true,
  withdrawal: true,
  'top-up': true,
  'local transfer': true,
  'local withdrawal': true,
  'approval request': true,
  correction: true,
  'bank account': true,
  credential: true,
  'verification request': true,
  'refund request': true,
  trip: true,
} satisfies Record<CreatedEntity, true>);

/** Messages whose value is a code, and all of its codes. */
const codes: Readonly<Record<string, readonly string[]>> = {
  'notices.said.create.happened': entities,
  'notices.said.create.not-happened': entities,
};

const codesOf = (path: string) => codes[path]?.map((code) => [code]);

/** Messages with a value that only selects between words, by its position. */
const selecting: Readonly<Record<string, number>> = {
  'common.mask': 0,
  'notices.said.local-send.succeeded': 2,
  'notices.said.local-send.pending': 2,
};

/** The values of a message that its text contains, by their positions. */
const shownIn = (path: string, message: (...given: unknown[]) => unknown) =>
  path in codes
    ? []
    : Array.from({ length: message.length }, (_, at) => at).filter((at) => at !== selecting[path]);

/** Messages that join other texts, so they begin or end with a space. */
const joining = new Set([
  'common.mask',
  'home.transaction.withFee',
  'work.amountLabel',
  'work.several.and',
  'session.strength.label',
  'security.twoFactor.codesFile',
  'security.audit.severities.serious',
  'security.audit.severities.moderate',
  'security.audit.severities.advice',
]);

/** Names and codes that are the same in both languages. */
const isName = (text: string) =>
  /^[^a-z]*$/.test(text) || /^(?:DigitalID|Superwallet|BusanCoin)$/.test(text);

describe.each(['en', 'ko'] as const)('the messages in "%s"', (language) => {
  test.each(languages[language])('%s is a text with any values', (path, message) => {
    for (const given of codesOf(path) ?? values) {
      for (const text of textsOf(message, given)) {
        expect(text).toBeTypeOf('string');
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\w*\}/);
        expect(String(text).trim()).not.toBe('');
      }
    }
  });

  test.each(languages[language])('%s has no stray space', (path, message) => {
    for (const given of codesOf(path) ?? values.slice(0, 4)) {
      for (const text of textsOf(message, given)) {
        expect(text).not.toMatch(/ {2}| [.,;:!?)]|\( /);
        if (!joining.has(path)) expect(text).toBe(String(text).trim());
      }
    }
  });

  test.each(languages[language])('%s contains its values', (path, message) => {
    if (typeof message === 'string') return;
    const shown = shownIn(path, message);
    // A value of 1 or 0 may select other words, which contain the other values.
    const others = [0, 1, '1'].flatMap((value) =>
      shown.map((at) => marks.map((mark, position) => (position === at ? value : mark))),
    );
    for (const given of [marks, ...others]) {
      const text = joined(message, given);
      for (const at of shown) if (given[at] === marks[at]) expect(text).toContain(marks[at]);
    }
    const selectors = codes[path] ?? (path === 'common.mask' ? ['', '⟪a⟫'] : undefined);
    if (selectors === undefined) return;
    expect(new Set(selectors.map((value) => joined(message, [value]))).size).toBeGreaterThan(1);
  });

  test.each(languages[language])('%s is in its language', (path, message) => {
    for (const given of codesOf(path) ?? values.slice(1, 4)) {
      for (const text of textsOf(message, given).map(String)) {
        if (language === 'en') expect(text).not.toMatch(/\p{Script=Hangul}/u);
        else if (!isName(text)) expect(text).toMatch(/\p{Script=Hangul}/u);
      }
    }
  });
});

test('both languages have the same messages', () => {
  const pathsOf = (messages: readonly [string, Message][]) => messages.map(([path]) => path);
  expect(pathsOf(languages.ko).toSorted()).toEqual(pathsOf(languages.en).toSorted());
});

/** The names of the values of a message, in their order. An unused one begins with an underscore. */
const valueNames = (message: Message | undefined) =>
  typeof message === 'function'
    ? (/^\(?([^()=]*)/.exec(message.toString())?.[1] ?? '')
        .split(',')
        .map((name) => name.trim().replace(/^_/, ''))
    : undefined;

const koreanByPath = new Map(languages.ko);

test.each(languages.en)('%s has the same values in both languages', (path, message) => {
  expect(valueNames(koreanByPath.get(path))).toEqual(valueNames(message));
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
