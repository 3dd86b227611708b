import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The contents of all files below a directory, by their paths. Skips sockets. */
export async function filesBelow(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    contents.set(path, await readFile(path));
  }
  return contents;
}
