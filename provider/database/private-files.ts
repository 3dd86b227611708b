import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { DatabaseUnavailable } from './database-unavailable.ts';

/** The umask of a process that stores secrets: its files are accessible to its own user only. */
export const privateUmask = 0o077;

const privateModes = { directory: 0o700, file: 0o600 };

/** The sticky bit: set on shared directories such as `/tmp`. */
const stickyBit = 0o1000;

/** Names of the provider's own files in its data directory. Other files there are not changed. */
const ownNames = /^(postgres(\.lock.*)?|secret\.key.*|operation-.*)$/;

/**
 * Makes an existing data directory, and all files of the provider in it, accessible to the provider's own user only. In
 * an earlier version, this depended on the umask.
 * @throws {DatabaseUnavailable} if the files belong to another user
 */
export async function makePrivate(directory: string): Promise<void> {
  try {
    if (((await lstat(directory)).mode & stickyBit) === 0) await correctMode(directory);
    for (const name of await readdir(directory)) {
      if (ownNames.test(name)) await correctAll(join(directory, name));
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    throw new DatabaseUnavailable(
      `The data directory ${directory} has files of another user. Start the provider as that user, or give it the files.`,
      { cause: error },
    );
  }
}

async function correctAll(path: string): Promise<void> {
  if (!(await correctMode(path))) return;
  for (const name of await readdir(path)) await correctAll(join(path, name));
}

/** Makes a file or directory private. Returns true for a directory. Skips links, which may lead to foreign files. */
async function correctMode(path: string): Promise<boolean> {
  const entry = await lstat(path);
  const isDirectory = entry.isDirectory();
  if (!isDirectory && !entry.isFile()) return false;
  const mode = isDirectory ? privateModes.directory : privateModes.file;
  if ((entry.mode & 0o777) !== mode) await chmod(path, mode);
  return isDirectory;
}
