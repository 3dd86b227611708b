import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inject } from 'vitest';

/** Creates a temporary data directory with an empty database. The caller removes it. */
export async function makeDataDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'superwallet-data-'));
  await fillDataDirectory(path);
  return path;
}

/** Creates an empty database in a data directory. */
export const fillDataDirectory = (path: string): Promise<void> =>
  cp(inject('databaseTemplate'), path, { recursive: true });
