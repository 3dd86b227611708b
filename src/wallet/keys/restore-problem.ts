import type { BackupProblem } from './backup.ts';
import type { PhraseProblem } from './recovery-phrase.ts';

/** Why a restore that was accepted by its shape (local §5) restored nothing. */
export type RestoreProblem = PhraseProblem | { problem: BackupProblem };
