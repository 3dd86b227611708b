import { rm } from 'node:fs/promises';

import { afterAll, describe } from 'vitest';

import type { DatabaseLocation } from '../database/location.ts';
import { connectServer } from '../database/server.ts';
import { realEnvironment } from '../environment.ts';
import { makeDataDirectory } from './data-directory.ts';
import { startPostgresServer, type Collation } from './postgres-server.ts';

/** Creates an empty database, which survives restarts of the provider. */
export type FreshDatabase = () => Promise<DatabaseLocation>;

type Register = (fresh: FreshDatabase, kind: 'embedded' | 'server') => void;

/** Registers tests on one kind of database. */
type RegisterOn<Kind extends 'directory' | 'server', Name> = (
  fresh: () => Promise<Extract<DatabaseLocation, { kind: Kind }>>,
  kind: Name,
) => void;

/**
 * Registers tests twice, on the embedded database and on a Postgres server: for code that locks, waits, migrates, backs
 * up or sorts. Without a server, the tests on it are skipped, with the reason in their name.
 */
export async function describeOnEachDatabase(title: string, register: Register): Promise<void> {
  describeOnEmbedded(title, register);
  await describeOnServer(title, register);
}

/** Registers tests on the embedded database, and on a Postgres server with each collation. */
export async function describeOnEachCollation(title: string, register: Register): Promise<void> {
  describeOnEmbedded(title, register);
  for (const collation of ['C', 'ko-KR'] as const) {
    await describeOnServer(title, register, collation);
  }
}

/** Registers tests on the embedded database: for routes whose SQL has no explicit locks and no collation. */
export function describeOnEmbedded(
  title: string,
  register: RegisterOn<'directory', 'embedded'>,
): void {
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
}

/** Registers tests on a Postgres server. Without one, they are skipped, with the reason in their name. */
export async function describeOnServer(
  title: string,
  register: RegisterOn<'server', 'server'>,
  collation?: Collation,
): Promise<void> {
  const place = `on a Postgres server${collation ? ` with the collation ${collation}` : ''}`;
  const server = await startPostgresServer();
  if ('unavailable' in server) {
    console.warn(`Not tested ${place}: ${server.unavailable}`);
    // The only skipped tests: this machine has no Postgres server. The reason is printed above and is part of the name.
    describe.skip(`${title} ${place} (${server.unavailable})`, () => {
      register(() => Promise.reject(new Error(server.unavailable)), 'server');
    });
    return;
  }
  describe(`${title} ${place}`, () => {
    afterAll(() => server.stop());
    let template: Promise<string> | undefined;
    /** Creates an empty database as a template. Migrating a database takes three times as long as copying one. */
    const makeTemplate = async () => {
      const url = await server.createDatabase(collation);
      await (await connectServer(url, realEnvironment)).close();
      return url;
    };
    register(async () => {
      template ??= makeTemplate();
      return { kind: 'server', url: await server.copyDatabase(await template) };
    }, 'server');
  });
}
