import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { openEmbedded } from '../database/embedded.ts';
import { realEnvironment } from '../environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with an empty database, to copy: making one takes ten times as long. */
    databaseTemplate: string;
  }
}

/** Makes the template before the tests of the provider. Resolves to what removes it after them. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const path = await mkdtemp(join(tmpdir(), 'superwallet-template-'));
  await (await openEmbedded(path, realEnvironment)).close();
  project.provide('databaseTemplate', path);
  return () => rm(path, { recursive: true });
}
