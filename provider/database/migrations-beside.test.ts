import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { migrationsFolder } from './migrations-folder.ts';

/** The first migration that must be compatible with the previous version (decision 125). */
const firstBeside = '0009';

/** Schema changes that break the previous version's reads or writes. */
const breaking: readonly RegExp[] = [
  /\bdrop\s+(table|column|view|function|type|sequence|schema)\b/i,
  /\brename\b/i,
  /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i,
  /\balter\s+column\s+\S+\s+drop\s+default\b/i,
  // A trigger may refuse to truncate.
  /(?<!\bor\s+)\btruncate\b/i,
];

/** The statements of a migration that break the previous version, shortened. */
function problemsOf(migration: string): string[] {
  const code = migration.replaceAll(/--(?!> statement-breakpoint).*$/gm, '');
  // `create table` is always allowed: the previous version does not use a new table.
  const statements = code.split(/--> statement-breakpoint/).map((statement) => statement.trim());
  return statements
    .filter((statement) => {
      const addsRequired =
        /\badd\s+column\b/i.test(statement) &&
        /\bnot\s+null\b/i.test(statement) &&
        !/\bdefault\b|\bgenerated always as identity\b/i.test(statement);
      return addsRequired || breaking.some((pattern) => pattern.test(statement));
    })
    .map((statement) => statement.slice(0, 80));
}

const migrations = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql') && name >= firstBeside)
  .toSorted();

it.each(migrations)('is compatible with the previous version: %s', (name) => {
  expect(problemsOf(readFileSync(join(migrationsFolder, name), 'utf8'))).toEqual([]);
});

it.each([
  'ALTER TABLE "users" DROP COLUMN "phone";',
  'drop table users',
  'ALTER TABLE "users" RENAME COLUMN "phone" TO "telephone";',
  'ALTER TABLE "users" RENAME TO "people";',
  'ALTER TABLE "users" ALTER COLUMN "phone" SET DATA TYPE integer;',
  'alter table users alter column phone type integer',
  'ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "phone" DROP DEFAULT;',
  'ALTER TABLE "users" ADD COLUMN "city" text NOT NULL;',
  'CREATE TABLE "a" ("id" integer);--> statement-breakpoint\nALTER TABLE "users" ADD COLUMN "city" text NOT NULL;',
])('reports %s', (statement) => {
  expect(problemsOf(statement)).toHaveLength(1);
});

it.each([
  'CREATE TABLE "towns" ("id" integer PRIMARY KEY, "name" text NOT NULL);',
  'ALTER TABLE "users" ADD COLUMN "city" text;',
  `ALTER TABLE "users" ADD COLUMN "city" text DEFAULT '' NOT NULL;`,
  'CREATE INDEX "users_city" ON "users" ("city");',
  '-- We could drop table users here.\nSELECT 1',
  'ALTER TABLE "users" ALTER COLUMN "phone" DROP NOT NULL;',
])('allows %s', (statement) => {
  expect(problemsOf(statement)).toEqual([]);
});
