import { rm } from 'node:fs/promises';

import { afterAll, describe } from 'vitest';

import type { DatabaseLocation } from '../provider.ts';
import { makeDataDirectory } from './data-directory.ts';
import { startPostgresServer } from './postgres-server.ts';

/** Makes an empty database, which keeps its data when the provider restarts. */
export type FreshDatabase = () => Promise<DatabaseLocation>;

/**
 * Registers tests twice: on the embedded database and on a Postgres server. Without a server the second ones are
 * skipped, with the reason in their name.
 */
export async function describeOnEachDatabase(
  title: string,
  register: (fresh: FreshDatabase, kind: 'embedded' | 'server') => void,
): Promise<void> {
  describe(`${title} on the embedded database`, () => {
    const directories: string[] = [];
    afterAll(async () => {
      for (const path of directories) await rm(path, { recursive: true, force: true });
    });
    register(async () => {
      const path = await makeDataDirectory();
      directories.push(path);
      return { kind: 'directory', path };
    }, 'embedded');
  });

  const server = await startPostgresServer();
  if ('unavailable' in server) {
    console.warn(`Not tested on a Postgres server: ${server.unavailable}`);
    // The only skip: this machine has no Postgres server. The reason is printed above and stands in the name.
    describe.skip(`${title} on a Postgres server (${server.unavailable})`, () => {
      register(() => Promise.reject(new Error(server.unavailable)), 'server');
    });
    return;
  }
  describe(`${title} on a Postgres server`, () => {
    afterAll(() => server.stop());
    register(async () => ({ kind: 'server', url: await server.createDatabase() }), 'server');
  });
}
