import { expect, test } from 'vitest';

import { english } from '#i18n/english.ts';

import { restoreProblemMessage } from './restore-messages.ts';

test.each([
  [{ problem: 'not-a-backup' }, 'Nothing was restored: this is not a Superwallet backup.'],
  [
    { problem: 'damaged' },
    'Nothing was restored: the backup is incomplete or has been changed. Use another copy of the file.',
  ],
  [
    { problem: 'newer-version' },
    'Nothing was restored: the backup comes from a newer version of Superwallet. Update it and try again.',
  ],
  [{ problem: 'wrong-password' }, 'The password is not the one that the backup was made with.'],
  [
    { problem: 'word-count', count: 13 },
    'Nothing was restored: a recovery phrase has 12 or 24 words, not 13.',
  ],
  [
    { problem: 'unknown-word', positions: [4] },
    'Nothing was restored: word 4 is not a word of a recovery phrase. Check its spelling.',
  ],
  [
    { problem: 'unknown-word', positions: [4, 11] },
    'Nothing was restored: words 4, 11 are not words of a recovery phrase. Check their spelling.',
  ],
  [
    { problem: 'checksum' },
    'Nothing was restored: these words do not belong together. Check their order and that none is mistaken.',
  ],
] as const)('the message states why nothing was restored: %j', (problem, words) => {
  expect(restoreProblemMessage(problem, english.keys.restore)).toBe(words);
});
