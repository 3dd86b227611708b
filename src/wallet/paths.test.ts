import { describe, expect, it } from 'vitest';

import { withBase } from './paths.ts';

describe('withBase', () => {
  it.each([
    ['/', '/superwallet/'],
    ['/assets', '/superwallet/assets'],
    ['assets', '/superwallet/assets'],
    ['/send?asset=XP', '/superwallet/send?asset=XP'],
    // Only a whole first segment is the base path.
    ['/superwalletx', '/superwallet/superwalletx'],
    ['/x/superwallet/assets', '/superwallet/x/superwallet/assets'],
  ])('prepends the base path to %s', (target, expected) => {
    expect(withBase(target)).toBe(expected);
  });

  it.each(['/superwallet', '/superwallet/', '/superwallet/assets'])('leaves %s', (target) => {
    expect(withBase(target)).toBe(target);
    expect(withBase(withBase(target))).toBe(target);
  });
});
