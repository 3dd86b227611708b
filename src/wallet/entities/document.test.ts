import { describe, expect, test } from 'vitest';

import { documentStatusColour, isReviewable, type DocumentStatusColour } from './document.ts';

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
