import type { KeysMessages } from '#i18n/en/keys.ts';
import type { RestoreProblem } from '#wallet/keys/restore-problem.ts';

/** The reason why nothing was restored, and the next step. It never repeats the typed text. */
export function restoreProblemMessage(problem: RestoreProblem, t: KeysMessages['restore']): string {
  switch (problem.problem) {
    case 'word-count':
      return t.wordCount(problem.count);
    case 'unknown-word': {
      const { positions } = problem;
      const [only] = positions;
      return positions.length === 1 && only !== undefined
        ? t.unknownWord(only)
        : t.unknownWords(positions.join(', '));
    }
    default:
      return t.problems[problem.problem];
  }
}
