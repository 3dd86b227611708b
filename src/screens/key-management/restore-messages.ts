import type { RestoreProblem } from '#wallet/keys/restore-problem.ts';

/** The reason why nothing was restored, and the next step. It never repeats the typed text. */
export function restoreProblemMessage(problem: RestoreProblem): string {
  switch (problem.problem) {
    case 'not-a-backup':
      return 'Nothing was restored: this is not a Superwallet backup.';
    case 'damaged':
      return 'Nothing was restored: the backup is incomplete or has been changed. Use another copy of the file.';
    case 'newer-version':
      return 'Nothing was restored: the backup comes from a newer version of Superwallet. Update it and try again.';
    case 'wrong-password':
      return 'The password is not the one that the backup was made with.';
    case 'word-count':
      return `Nothing was restored: a recovery phrase has 12 or 24 words, not ${problem.count}.`;
    case 'unknown-word': {
      const { positions } = problem;
      const [only] = positions;
      return positions.length === 1 && only !== undefined
        ? `Nothing was restored: word ${only} is not a word of a recovery phrase. Check its spelling.`
        : `Nothing was restored: words ${positions.join(', ')} are not words of a recovery phrase. Check their spelling.`;
    }
    case 'checksum':
      return 'Nothing was restored: these words do not belong together. Check their order and that none is mistaken.';
  }
}
