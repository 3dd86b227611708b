import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

import { openEmbedded } from '../database/embedded.ts';
import { realEnvironment } from '../environment.ts';
import { makeTemporaryRoot } from './temporary-root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with an empty database. Creating a database takes ten times as long as copying one. */
    databaseTemplate: string;
    /** A data directory with a database before its first migration. */
    unmigratedTemplate: string;
  }
}

/**
 * Creates the templates before the tests of the provider. Resolves to a function that removes all temporary files of
 * these tests.
 */
export default async function makeTemplates(project: TestProject): Promise<() => void> {
  const remove = makeTemporaryRoot();
  const unmigrated = await mkdtemp(join(tmpdir(), 'superwallet-unmigrated-'));
  await (await PGlite.create({ dataDir: join(unmigrated, 'postgres') })).close();
  project.provide('unmigratedTemplate', unmigrated);
  const template = await mkdtemp(join(tmpdir(), 'superwallet-template-'));
  await cp(unmigrated, template, { recursive: true });
  await (await openEmbedded(template, realEnvironment)).close();
  project.provide('databaseTemplate', template);
  return remove;
}
