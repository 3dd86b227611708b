/** A file is not a complete backup, or cannot be used here. The message names the operator's remedy. */
export class BackupProblem extends Error {}
