import { DatabaseSync } from 'node:sqlite';

import { DatabaseUnavailable } from './database-unavailable.ts';

/**
 * Locks a data directory for this process, because two processes corrupt an embedded database without an error. The
 * lock is an open SQLite transaction, which the operating system ends with the process, also after a crash.
 * @returns a function that releases the lock
 * @throws {DatabaseUnavailable} if another process holds the lock
 */
export function lockDirectory(directory: string): () => void {
  const lock = new DatabaseSync(`${directory}.lock`);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new DatabaseUnavailable(
      `The data directory ${directory} is in use by another provider. Stop that one, or set DATA_DIR to another directory.`,
      { cause: error },
    );
  }
  return () => lock.close();
}
