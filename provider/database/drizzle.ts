import { createRequire } from 'node:module';

import type * as Core from 'drizzle-orm';
import type * as Migrator from 'drizzle-orm/migrator';
import type * as NodePostgres from 'drizzle-orm/node-postgres';
import type * as NodePostgresMigrator from 'drizzle-orm/node-postgres/migrator';
import type * as PgCore from 'drizzle-orm/pg-core';
import type * as PGliteDriver from 'drizzle-orm/pglite';
import type * as PGliteMigrator from 'drizzle-orm/pglite/migrator';

/*
 * Drizzle as CommonJS: for its ES modules, Node 24 reads the 180 kB package.json once per module, which takes 1.5 s,
 * more than the rest of a start.
 */
const require = createRequire(import.meta.url);

export type { SQL } from 'drizzle-orm';

export const {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  or,
  sql,
  sum,
} = require('drizzle-orm') as typeof Core;

/** The column and table builders. */
export const pgCore = require('drizzle-orm/pg-core') as typeof PgCore;

export const { readMigrationFiles } = require('drizzle-orm/migrator') as typeof Migrator;

export const { drizzle: drizzlePg } = require('drizzle-orm/node-postgres') as typeof NodePostgres;

export const { migrate: migratePg } =
  require('drizzle-orm/node-postgres/migrator') as typeof NodePostgresMigrator;

export const { drizzle: drizzlePGlite } = require('drizzle-orm/pglite') as typeof PGliteDriver;

export const { migrate: migratePGlite } =
  require('drizzle-orm/pglite/migrator') as typeof PGliteMigrator;
