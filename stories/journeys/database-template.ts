import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { spawnProvider } from '#provider/testing/provider-process.ts';

/** The variable with the path of the template. */
const name = 'JOURNEY_DATABASE_TEMPLATE';

/**
 * Makes a database with the sample people before the journeys: making one takes four times as long as starting on it.
 * Resolves to what removes it after them.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'superwallet-template-'));
  const { child, exit, printed } = spawnProvider({ DATA_DIR: directory, SAMPLE_DATA: 'on' });
  await printed('Sample sign-in');
  child.kill('SIGTERM');
  await exit;
  process.env[name] = directory;
  return () => rm(directory, { recursive: true });
}

/** Copies the database to a new data directory. */
export const fillDataDirectory = (directory: string): Promise<void> =>
  cp(process.env[name] ?? '', directory, { recursive: true });
