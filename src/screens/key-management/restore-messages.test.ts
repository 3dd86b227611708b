import { expect, test } from 'vitest';

import { restoreProblemMessage } from './restore-messages.ts';

test.each([
  [{ problem: 'not-a-backup' }, /not a Superwallet backup/],
  [{ problem: 'damaged' }, /incomplete or has been changed.*another copy/],
  [{ problem: 'newer-version' }, /newer version.*Update it/],
  [{ problem: 'word-count', count: 13 }, /12 or 24 words, not 13/],
  [{ problem: 'unknown-word', positions: [4] }, /: word 4 is not a word/],
  [{ problem: 'unknown-word', positions: [4, 11] }, /: words 4, 11 are not words/],
  [{ problem: 'checksum' }, /do not belong together/],
] as const)('tells that nothing was restored, and why: %j', (problem, why) => {
  expect(restoreProblemMessage(problem)).toMatch(/^Nothing was restored: /);
  expect(restoreProblemMessage(problem)).toMatch(why);
});

test('a wrong password is told as such', () => {
  expect(restoreProblemMessage({ problem: 'wrong-password' })).toBe(
    'The password is not the one that the backup was made with.',
  );
});
