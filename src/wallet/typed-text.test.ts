import { describe, expect, test } from 'vitest';

import { nameSpellings, numberSpellings, registeredNumber } from './spellings.ts';
import {
  emailKey,
  nameKey,
  nameKeys,
  phoneNumberOf,
  readLine,
  readLines,
  readTypedCode,
  readTypedFigures,
  readTypedGroups,
  readTypedText,
} from './typed-text.ts';

test('the table has at least 200 spellings', () => {
  expect(numberSpellings.length + nameSpellings.length).toBeGreaterThanOrEqual(200);
});

test('a phone number is read as E.164', () => {
  expect(phoneNumberOf(registeredNumber)).toBe('+821077771234');
  expect(phoneNumberOf('+44 (0)20 7946 0018')).toBe('+442079460018');
});

describe('numbers', () => {
  test.each(numberSpellings)('$case: $typed is $reads', ({ typed, reads }) => {
    const number = phoneNumberOf(typed);
    const same = phoneNumberOf(registeredNumber);
    expect(number === undefined ? 'refused' : number === same ? 'same' : 'another').toBe(reads);
  });

  test.each(numberSpellings)('$case: a normalised number is read unchanged', ({ typed }) => {
    const number = phoneNumberOf(typed);
    expect(number === undefined || phoneNumberOf(number) === number).toBe(true);
  });
});

describe('names', () => {
  test.each(nameSpellings)(
    '$case: $typed for $firstName $lastName, found: $found',
    ({ firstName, lastName, typed, found }) => {
      const { western, korean } = nameKeys(firstName, lastName);
      const key = nameKey(typed);
      expect(key !== undefined && (key === western || key === korean)).toBe(found);
    },
  );
});

describe('e-mail addresses', () => {
  test.each([
    ['ÉRIC@x.example', 'éric@x.example'],
    ['e\u0301ric@x.example', 'éric@x.example'],
    ['SEOYEON@superwallet.example', 'seoyeon@superwallet.example'],
    ['ｓeoyeon＠superwallet.example', 'seoyeon@superwallet.example'],
    ['\u200bseoyeon@superwallet.example ', 'seoyeon@superwallet.example'],
    ['STRASSE@x.example', 'straße@x.example'],
    ['İLKER@x.example', 'ilker@x.example'],
    ['ΝΊΚΟΣ@x.example', 'νίκος@x.example'],
  ])('%s and %s are the same', (left, right) => {
    expect(emailKey(left)).toBe(emailKey(right));
  });

  test.each([
    ['eric@x.example', 'éric@x.example'],
    ['a.b@x.example', 'ab@x.example'],
    ['a-b@x.example', 'a_b@x.example'],
  ])('%s and %s are different', (left, right) => {
    expect(emailKey(left)).not.toBe(emailKey(right));
  });
});

describe('codes', () => {
  test.each([
    ['\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16', '123456'],
    ['\u200E123456', '123456'],
    ['\u2068123\u00A0456\u2069', '123456'],
    ['123\u2013456', '123456'],
    ['\uFEFF123\u202F456\u200B', '123456'],
    ['1\uFE0F23456', '123456'],
    ['K7MQ\u20112VXD', 'k7mq2vxd'],
    ['Ｋ７ＭＱ－２ＶＸＤ', 'k7mq2vxd'],
    ['\u00ADk7mq\u00AD2vxd\n', 'k7mq2vxd'],
    [' - ', ''],
  ])('%j is read as %j', (typed, code) => {
    expect(readTypedCode(typed)).toBe(code);
    expect(readTypedCode(code)).toBe(code);
  });
});

describe('digits in groups', () => {
  test.each([
    ['１１０－２３４－５６７８９０', '110-234-567890'],
    ['110\u3161234\u3161567890', '110-234-567890'],
    ['110\u00A0234\u00A0567890\u200B', '110 234 567890'],
  ])('%j is read as %j', (typed, expected) => {
    expect(readTypedGroups(typed)).toBe(expected);
  });

  test.each(['110²', '①'])('%s is refused', (typed) => {
    expect(readTypedGroups(typed)).toBeUndefined();
  });
});

describe('typed text', () => {
  test.each([
    ['１２３－４５６', '123-456'],
    ['\u2068 a\u00A0b \u2069', 'a b'],
    ['\u1112\u200D\u1161\u11AB', '한'],
    ['a\u0000b\u007F', 'ab'],
  ])('%j is read as %j', (typed, expected) => {
    expect(readTypedText(typed)).toBe(expected);
  });

  test.each([...numberSpellings, ...nameSpellings])(
    '$case: a normalised text is read unchanged',
    ({ typed }) => {
      expect(readTypedText(readTypedText(typed))).toBe(readTypedText(typed));
      expect(emailKey(emailKey(typed))).toBe(emailKey(typed));
      const key = nameKey(typed);
      expect(key === undefined ? undefined : nameKey(key)).toBe(key);
    },
  );

  test.each(['10²', '1½', '①0'])('%s is not a figure', (typed) => {
    expect(readTypedFigures(typed)).toBeUndefined();
  });

  test('full-width figures are read as plain ones', () => {
    expect(readTypedFigures('１０．５')).toBe('10.5');
  });
});

describe('a text for display', () => {
  test.each([
    ['a line break', '고마워!\n또 보자', '고마워! 또 보자'],
    ['a tab', 'a\tb', 'a b'],
    ['a line separator', 'a\u2028b', 'a b'],
    [
      'the flag of England',
      'Go \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!',
      'Go \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!',
    ],
    ['tags after no flag', 'Go\u{E0067}\u{E007F}!', 'Go!'],
    ['Hebrew with a right-to-left mark', 'שלום\u200F!', 'שלום\u200F!'],
    ['Thai with zero-width spaces', 'สวัสดี\u200Bครับ', 'สวัสดีครับ'],
    ['an emoji of several people', '👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
    ['a variation selector', '❤\uFE0F', '❤\uFE0F'],
    ['an override', 'a\u202Egnp', 'agnp'],
    ['isolates', '\u2068Jiwoo\u2069', 'Jiwoo'],
    ['control characters', 'Love\u0007lace', 'Lovelace'],
    ['decomposed Korean', '\u1107\u1161\u11A8', '박'],
    ['nothing visible', ' \u200B\u2800\u3164', ''],
  ])('of one line with %s', (_, typed, expected) => {
    expect(readLine(typed)).toBe(expected);
    expect(readLine(expected)).toBe(expected);
  });

  test('of several lines preserves its lines', () => {
    expect(readLines(' \n1.\u200B a\tb\r\n  2. c\u202E\u2028\n')).toBe('1. a b\n  2. c');
  });
});
