import { createHash } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { idempotencyKeyHeader, type Call } from '#api/calls/call.ts';
import { contract, type CallName } from '#api/contract.ts';

import { sql } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { createLog } from './log.ts';
import { callFacts, validBodies } from '../testing/call-facts.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import {
  sentenceOf,
  startTestProvider,
  testPassword,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

/** The calls that use a table, with the table. */
const tables = (Object.keys(callFacts) as CallName[]).flatMap((name) => {
  const { table, writesRow = false } = callFacts[name];
  return table === undefined ? [] : [{ name, table, writesRow }];
});
const writing = tables.filter(({ writesRow }) => writesRow);

const idempotencyKey = 'key-of-philippa-4711';

/** All texts of a body except short ones, which may be common words. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 8 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

await describeOnEachDatabase('the log of a fault', (fresh) => {
  let provider: TestProvider;
  let person: Person;
  let secrets: string[];
  const printed: unknown[][] = [];
  const methods = ['error', 'warn', 'info', 'log', 'debug'] as const;

  beforeAll(async () => {
    for (const method of methods) {
      vi.spyOn(console, method).mockImplementation((...line: unknown[]) => void printed.push(line));
    }
    // Request lines are part of the log too.
    provider = await startTestProvider(await fresh(), { onRequest: createLog('json').request });
    person = await provider.register();
    const rows = await provider.database.transaction((tx) => tx.select().from(users));
    const hashes = rows.flatMap(({ passwordHash }) => passwordHash.split('$').slice(4));
    secrets = [
      ...textsOf(validBodies(person.id)).filter((text) => text !== 'education'),
      'Philippa',
      testPassword,
      idempotencyKey,
      person.email,
      person.did,
      'Person 1',
      person.token,
      createHash('sha256').update(person.token).digest('hex'),
      ...hashes,
      'scrypt$',
    ];
  });
  afterEach(() => {
    printed.length = 0;
  });
  afterAll(() => {
    vi.restoreAllMocks();
    return provider.close();
  });

  const execute = (statement: string) =>
    provider.database.transaction((tx) => tx.execute(sql.raw(statement)));

  /** Makes a valid call that fails, and returns what was logged meanwhile. */
  const logOf = async (name: CallName) => {
    const call: Call = contract[name];
    const before = provider.environment.problems.length;
    const answer = await provider.request(
      call.method,
      call.path
        .replace(/^\/api/, '')
        .replace('{userId}', String(person.id))
        .replace('{id}', '1'),
      {
        token: person.token,
        headers: { [idempotencyKeyHeader]: idempotencyKey },
        ...(call.request === undefined
          ? {}
          : { body: Object.entries(validBodies(person.id)).find(([key]) => key === name)?.[1] }),
      },
    );
    expect(answer.status).toBe(500);
    expect(sentenceOf(answer)).toBe('Something went wrong on our side. Try again in a moment.');
    return provider.environment.problems.slice(before);
  };

  const expectNothingPersonal = (lines: readonly string[]) => {
    // Includes the line of the request.
    expect(printed).not.toEqual([]);
    const log = [...lines, ...printed.map((line) => line.map(String).join(' '))].join('\n');
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  };

  it.each(tables)(
    'has nothing personal when the table of $name is missing',
    async ({ name, table }) => {
      await execute(`alter table ${table} rename to missing_table`);
      const lines = await logOf(name).finally(() =>
        execute(`alter table missing_table rename to ${table}`),
      );
      expect(lines).toHaveLength(1);
      // 42P01 is an undefined table.
      expect(lines[0]).toMatch(/^(GET|POST|PUT|DELETE) \/superwallet\/api\/[\w/:-]+ failed: .*\n/);
      expect(lines[0]).toContain('code=42P01');
      expectNothingPersonal(lines);
    },
  );

  it.each(writing)(
    'has nothing personal when the row of $name is refused',
    async ({ name, table }) => {
      await execute(`alter table ${table} add constraint broken_rule check (false) not valid`);
      const lines = await logOf(name).finally(() =>
        execute(`alter table ${table} drop constraint broken_rule`),
      );
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('constraint=broken_rule');
      expectNothingPersonal(lines);
    },
  );
});
