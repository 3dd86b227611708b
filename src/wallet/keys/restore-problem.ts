import type { BackupProblem } from './backup.ts';
import type { PhraseProblem } from './recovery-phrase.ts';

/** Why a restore input with an accepted format (local §5) restored nothing. */
export type RestoreProblem = PhraseProblem | { problem: BackupProblem };
