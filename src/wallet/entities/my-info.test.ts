import { describe, expect, test } from 'vitest';

import { fullName, initials } from './my-info.ts';

const person = (firstName: string, lastName: string) => ({ firstName, lastName });

describe('fullName', () => {
  test.each([
    ['Jiwoo', 'Kim', 'Jiwoo Kim'],
    ['Jiwoo', '', 'Jiwoo'],
    ['', 'Kim', 'Kim'],
    ['', ' ', 'User'],
  ])('of %j and %j is %j', (first, last, expected) => {
    expect(fullName(person(first, last))).toBe(expected);
  });
});

describe('initials', () => {
  test.each([
    ['Jiwoo', 'Kim', 'JK'],
    ['maximiliana', 'wolfe', 'MW'],
    ['지우', '김', '지김'],
    [' Jiwoo', '', 'J'],
    ['', 'Kim', 'K'],
    // Decomposed: E and an acute accent.
    ['e\u0301lodie', 'B', 'ÉB'],
    // A letter of two code units.
    ['𝒥iwoo', 'Kim', '𝒥K'],
    ['', '', 'U'],
  ])('of %j and %j are %j', (first, last, expected) => {
    expect(initials(person(first, last))).toBe(expected);
  });
});
