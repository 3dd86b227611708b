import { accessSync, constants, statfsSync } from 'node:fs';

import type { Environment } from '../environment.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

/**
 * Free space to leave on the disk, in bytes: the embedded database would hang without room for its next 16 MB log file.
 * The largest change needs two log files, and the same space for its tables (decision 149).
 */
export const diskMargin = 64_000_000;

/** The reason why nothing can be stored, as a refusal code. */
export type StorageProblem = 'storage-full' | 'storage-read-only';

const sentences: Readonly<Record<StorageProblem, string>> = {
  'storage-full': `The disk of DATA_DIR has less than ${diskMargin / 1_000_000} MB left. Make room on it.`,
  'storage-read-only': 'The disk of DATA_DIR can only be read. Mount it for writing.',
};

/** Nothing can be stored at the moment; reading works. */
export class StorageUnavailable extends DatabaseUnavailable {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem) {
    super(sentences[problem]);
    this.problem = problem;
  }
}

/** The reason why nothing can be stored in a directory; undefined if it is writable. The margin is in bytes. */
export function storageProblem(
  directory: string,
  margin: number = diskMargin,
): StorageProblem | undefined {
  try {
    accessSync(directory, constants.W_OK);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EROFS') {
      return 'storage-read-only';
    }
    throw error;
  }
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize < margin ? 'storage-full' : undefined;
}

/** Returns a function that checks a directory's disk, and logs each change of the result. */
export function watchStorage(
  directory: string,
  log: Environment['log'],
): () => StorageUnavailable | undefined {
  let known: StorageProblem | undefined;
  return () => {
    const problem = storageProblem(directory);
    const unavailable = problem && new StorageUnavailable(problem);
    if (problem !== known) {
      known = problem;
      if (unavailable === undefined) log('Changes are stored again', 'The disk has room.');
      else log('Changes are refused', unavailable.message);
    }
    return unavailable;
  };
}
