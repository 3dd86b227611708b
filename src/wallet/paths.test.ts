import { describe, expect, it, test } from 'vitest';

import {
  credentialIdIn,
  credentialPath,
  documentIdIn,
  documentPath,
  receiptIdIn,
  receiptPath,
  sectionOf,
  withBase,
  withoutBase,
  withoutTrailingSlash,
} from './paths.ts';

describe('withBase', () => {
  it.each([
    ['/', '/superwallet/'],
    ['/assets', '/superwallet/assets'],
    ['assets', '/superwallet/assets'],
    ['/send?asset=XP', '/superwallet/send?asset=XP'],
    // Only a complete first segment is the base path.
    ['/superwalletx', '/superwallet/superwalletx'],
    ['/x/superwallet/assets', '/superwallet/x/superwallet/assets'],
  ])('prepends the base path to %s', (target, expected) => {
    expect(withBase(target)).toBe(expected);
  });

  it.each([
    ['/', '', '/'],
    ['/assets', '', '/assets'],
    ['assets', '', '/assets'],
    ['/assets', '/other', '/other/assets'],
    ['/other/assets', '/other', '/other/assets'],
  ])('of %s with the base “%s” is %s', (target, base, expected) => {
    expect(withBase(target, base)).toBe(expected);
  });

  it.each(['/superwallet', '/superwallet/', '/superwallet/assets'])(
    'leaves %s unchanged',
    (target) => {
      expect(withBase(target)).toBe(target);
      expect(withBase(withBase(target))).toBe(target);
    },
  );
});

describe('withoutBase', () => {
  it.each([
    ['/superwallet', '/'],
    ['/superwallet/', '/'],
    ['/superwallet/local-send', '/local-send'],
    ['/superwallet/document/7', '/document/7'],
    // Only a complete first segment is the base path, and only the first one.
    ['/superwalletx', '/superwalletx'],
    ['/x/superwallet/assets', '/x/superwallet/assets'],
    ['/superwallet/superwallet', '/superwallet'],
    ['/', '/'],
  ])('turns %s into %s', (path, expected) => {
    expect(withoutBase(path)).toBe(expected);
  });

  it.each(['/', '/assets', '/document/7'])('undoes withBase on %s', (path) => {
    expect(withoutBase(withBase(path))).toBe(path);
  });
});

describe("a document's path", () => {
  it('contains its id, which can be read from it', () => {
    expect(documentPath(42)).toBe('/document/42');
    expect(documentIdIn(documentPath(42))).toBe('42');
  });

  it.each([
    ['/document/abc', 'abc'],
    ['/document/0', '0'],
    ['/document/-1', '-1'],
    ['/document/1.5', '1.5'],
  ])('returns the text in the place of the id in %s, integer or not', (path, expected) => {
    expect(documentIdIn(path)).toBe(expected);
  });

  it.each([
    '/document',
    '/document/',
    '/documents/7',
    '/document/7/edit',
    '/work',
    '/x/document/7',
  ])('is not %s', (path) => {
    expect(documentIdIn(path)).toBeUndefined();
  });
});

test("a credential's path contains its id", () => {
  expect(credentialPath(12)).toBe('/credential/12');
  expect(credentialIdIn('/credential/12')).toBe('12');
  expect(credentialIdIn('/credential/')).toBeUndefined();
  expect(credentialIdIn('/receipt/12')).toBeUndefined();
});

test("a receipt's path contains its id and the screen to return to", () => {
  expect(receiptPath(12)).toBe('/receipt/12');
  expect(receiptPath(12, '/history')).toBe('/receipt/12?from=/history');
  expect(receiptIdIn('/receipt/12')).toBe('12');
  expect(receiptIdIn('/document/12')).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/assets', '/assets'],
  ['/receipt/12', '/assets'],
  ['/credential/12', '/id'],
  ['/send', '/assets'],
  ['/withdraw', '/assets'],
  ['/history', '/assets'],
  ['/add-credential', '/id'],
  ['/local-send', '/localpay'],
  ['/document/3', '/work'],
  ['/travel-plan', '/traveler'],
  ['/key-management', '/myinfo'],
  ['/help-center', '/myinfo'],
  ['/no/such/place', '/no/such/place'],
])('the screen %s belongs to %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test.each([
  ['/send', '/send'],
  ['/send/', '/send'],
  ['/document/3//', '/document/3'],
  ['/', '/'],
  ['//', '/'],
  ['', ''],
])('%j without trailing slashes is %j', (path, expected) => {
  expect(withoutTrailingSlash(path)).toBe(expected);
});
