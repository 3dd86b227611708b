import { DatabaseSync } from 'node:sqlite';

import { DatabaseUnavailable } from './database-unavailable.ts';

/**
 * Locks a data directory for this process: two processes on one embedded database corrupt it without an error. The lock
 * is an open SQLite transaction, because the operating system drops that with the process, however it ends.
 * @returns what releases it
 * @throws {DatabaseUnavailable} when another process holds it
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
