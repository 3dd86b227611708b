import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { spawnProvider } from '#provider/testing/provider-process.ts';

/** The environment variable with the path of the template. */
const name = 'JOURNEY_DATABASE_TEMPLATE';

/**
 * Creates a database with the sample users before the journeys, because creating one takes four times as long as
 * starting on a copy. Resolves to a function that removes it.
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
