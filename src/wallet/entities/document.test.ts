import { describe, expect, test } from 'vitest';

import {
  documentStatusColour,
  isReviewable,
  readDocumentId,
  type DocumentStatusColour,
} from './document.ts';

describe('the id in an address', () => {
  test.each([
    ['1', 1],
    ['8', 8],
    ['999', 999],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('%j is read', (text, id) => expect(readDocumentId(text)).toBe(id));

  test.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1.5',
    '1e3',
    '0x1',
    ' 1',
    '1 ',
    '1\n',
    '1,000',
    '１',
    'abc',
    '1abc',
    'NaN',
    'Infinity',
    '9007199254740992',
  ])('%j is none', (text) => expect(readDocumentId(text)).toBeUndefined());
});

describe('the status', () => {
  test.each<[string, DocumentStatusColour]>([
    ['pending', 'yellow'],
    ['approved', 'green'],
    ['rejected', 'red'],
    ['in_review', 'blue'],
    ['archived', 'grey'],
    ['Pending', 'grey'],
    ['', 'grey'],
    ['constructor', 'grey'],
  ])('%j is %s', (status, colour) => expect(documentStatusColour(status)).toBe(colour));

  test.each(['approved', 'rejected', 'in_review', 'archived', 'Pending', ''])(
    '%j leaves nothing to decide',
    (status) => expect(isReviewable({ status })).toBe(false),
  );

  test('pending leaves the decision open', () =>
    expect(isReviewable({ status: 'pending' })).toBe(true));
});
