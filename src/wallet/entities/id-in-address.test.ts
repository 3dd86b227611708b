import { describe, expect, test } from 'vitest';

import { idInAddress } from './id-in-address.ts';

describe('the id in an address', () => {
  test.each([
    ['1', 1],
    ['8', 8],
    ['999', 999],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('%j is read', (text, id) => expect(idInAddress(text)).toBe(id));

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
  ])('%j is not an id', (text) => expect(idInAddress(text)).toBeUndefined());
});
