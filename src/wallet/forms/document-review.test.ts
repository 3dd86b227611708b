import { describe, expect, test } from 'vitest';

import { checkReview } from './document-review.ts';

describe('a decision', () => {
  test.each(['', ' ', '\n\t '])('to reject with the comment %j is refused', (comment) =>
    expect(checkReview('reject', comment)).toEqual({
      problem: 'document.comment-required',
      fields: { comment: 'missing' },
    }),
  );

  test('to reject uses its trimmed reason', () =>
    expect(checkReview('reject', '  Too expensive.\n')).toEqual({
      accepted: { action: 'reject', comment: 'Too expensive.' },
    }));

  test.each([
    ['', ''],
    ['  ', ''],
    [' Have a good trip. ', 'Have a good trip.'],
  ])('to approve may have the comment %j', (typed, comment) =>
    expect(checkReview('approve', typed)).toEqual({ accepted: { action: 'approve', comment } }),
  );
});
