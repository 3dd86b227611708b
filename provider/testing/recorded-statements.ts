import type * as Drizzle from '../database/drizzle.ts';

/** The statements of the embedded database, in a test file that replaces its driver by `recordStatements`. */
export const statements: string[] = [];

/** The database's module with a driver that records its statements; for `vi.mock`. */
export function recordStatements(drizzle: typeof Drizzle): object {
  const logger = { logQuery: (statement: string) => void statements.push(statement) };
  return {
    ...drizzle,
    drizzlePGlite: (client: never) => drizzle.drizzlePGlite(client, { logger }),
  };
}

/** A statement's verb with its first table, or else its function: `select users`, `select post_entries`. */
export function stepOf(statement: string): string {
  const [, verb = '', called] = /^(\w+)(?: \* from)? (?:(\w+)\()?/.exec(statement) ?? [];
  const [, table] = /(?:from|into|update) "(\w+)"/.exec(statement) ?? [];
  return `${verb} ${table ?? called ?? ''}`;
}
