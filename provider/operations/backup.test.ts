import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { sql } from '../database/drizzle.ts';
import type { Database } from '../database/tx.ts';
import type { DatabaseLocation } from '../database/location.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import { startPostgresServer } from '../testing/postgres-server.ts';
import {
  startTestProvider,
  testPassword,
  testSecretKey,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';
import { writeBackup } from './backup-file.ts';
import { backupOf } from './backup.ts';
import { runningOn } from './control.ts';
import { openSession } from './own-session.ts';
import { checkBackup, restoreInto } from './restore.ts';
import { rowsOf } from './rows-of.ts';

const environment = manualEnvironment();

/** Backs up a database as the command does, with or without a running provider. */
async function backUp(location: DatabaseLocation, file: string): Promise<void> {
  const running = location.kind === 'directory' ? await runningOn(location.path) : undefined;
  if (running !== undefined) return running.backup(file);
  const session = await openSession(location, environment, { migrates: false });
  await session
    .transaction((tx) => writeBackup(file, backupOf(tx, environment.clock.now())))
    .finally(() => session.close());
}

/** Restores a database as the command does. */
async function restore(location: DatabaseLocation, file: string): Promise<void> {
  await checkBackup(file);
  const running = location.kind === 'directory' ? await runningOn(location.path) : undefined;
  if (running !== undefined) return running.restore(file);
  const session = await openSession(location, environment, { migrates: true });
  await session
    .alone(() => session.transaction((tx) => restoreInto(tx, { file, key: testSecretKey })))
    .finally(() => session.close());
}

/** The MD5 of each table's rows in the database's text form. */
function digestsOf({ transaction }: Pick<Database, 'transaction'>): Promise<Map<string, string>> {
  return transaction(async (tx) => {
    const tables = await rowsOf(
      tx,
      sql`select set_config('timezone', 'UTC', true), table_name as name from information_schema.tables
        where table_schema = 'public' order by 2`,
      z.object({ name: z.string() }),
    );
    const digests = new Map<string, string>();
    for (const { name } of tables) {
      const [row] = await rowsOf(
        tx,
        sql`select count(*) || ' ' || md5(string_agg(known::text, '|' order by known::text collate "C")) as digest
          from ${sql.identifier(name)} known`,
        z.object({ digest: z.nullable(z.string()) }),
      );
      digests.set(name, row?.digest ?? 'empty');
    }
    return digests;
  });
}

/** Texts, times, numbers and bytes that a conversion easily changes. */
const malformedRows = (userId: number) => `
  insert into notifications (user_id, title, message, type, created_at) values
    (${userId}, E'a\\u2028b\\nc\\rd\\te"f\\\\g', '한국어 🪪 [1,2] {"rows":{}}', 'info', '2026-03-02 08:59:59.123456+00'),
    (${userId}, '', 'null', 'info', '0044-03-15 12:00:00+00 BC'), (${userId}, '[', '', 'info', 'infinity');
  insert into idempotency_keys (user_id, key, call, request_hash, answer, created_at)
    values (${userId}, 'odd', 'x', '', ' { "b" : 1.50, "a":"\\u0000", "b":2e400 } ', now());
  insert into tax_refunds (user_id, merchant_name, purchase_amount, refund_amount, receipt_hash, status, is_automatic, created_at)
    values (${userId}, 'x', 99999999999999999999.999999999999999999, 0.000000000000000001, '', 'processing', true, now());
  insert into passkeys (credential_id, user_id, public_key, counter, created_at)
    values ('odd', ${userId}, '\\x00ff0a5c22', 9007199254740991, now())`;

await describeOnEachDatabase('a backup', (fresh) => {
  let location: DatabaseLocation;
  let provider: TestProvider;
  let person: Person;
  let home: string;
  let file: string;
  let before: Map<string, string>;
  /** The digests after a restore, which ends all sessions. */
  let restored: Map<string, string>;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'superwallet-backup-'));
    file = join(home, 'first.backup');
    location = await fresh();
    provider = await startTestProvider(location, { sampleData: true });
    person = await provider.register();
    for (const statement of malformedRows(person.id).split(';')) {
      await provider.database.transaction((tx) => tx.execute(sql.raw(statement)));
    }
    await provider.send(person);
    before = await digestsOf(provider.database);
    restored = new Map(before).set('sessions', 'empty').set('password_resets', 'empty');
    await backUp(location, file);
  });
  afterAll(async () => {
    await provider.close();
    await rm(home, { recursive: true });
  });

  const signIn = async ({ id, did, email }: Person): Promise<Person> => {
    const body = { email, password: testPassword };
    const answer = await provider.request('POST', '/auth/login', { body });
    const { token } = z.object({ token: z.string() }).parse(answer.body);
    return { id, did, email, token };
  };

  it('is complete under its name, accessible to its owner only, and contains no secret key', async () => {
    expect(await readdir(home)).toEqual(['first.backup']);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    const lines = gunzipSync(await readFile(file))
      .toString('utf8')
      .split('\n');
    expect(lines[0]).toMatch(/^\{"format":"superwallet-backup","version":1,"migration":\d+,/);
    expect(lines.at(-2)).toMatch(/^\{"rows":\{.*\},"sha256":"[\da-f]{64}"\}$/);
    expect(lines.join('\n')).not.toContain(Buffer.alloc(32, 7).toString('base64'));
  });

  it('restores everything exactly while the provider runs', async () => {
    const newcomer = await provider.register();
    await provider.send(person, { amount: '3' });
    expect(await digestsOf(provider.database)).not.toEqual(before);
    await restore(location, file);
    expect(await digestsOf(provider.database)).toEqual(restored);
    expect(await provider.ledgerFaults()).toEqual([]);
    // The backup contains the first session, which may have ended since then.
    expect((await provider.get('/user', person.token)).status).toBe(401);
    expect((await provider.get('/user', newcomer.token)).status).toBe(401);
    person = await signIn(person);
    // The ledger's triggers are enabled again, and the id sequences continue.
    const change = provider.database.transaction((tx) =>
      tx.execute(sql`update ledger_postings set amount = amount * 2`),
    );
    await expect(change).rejects.toThrow();
    expect((await provider.register()).id).toBe(person.id + 1);
    expect((await provider.send(person)).status).toBe(201);
  });

  it('answers correctly, or 503, during a restore', async () => {
    const statuses = new Set<number>();
    const state = { isRestored: false };
    const restoring = restore(location, file).finally(() => (state.isRestored = true));
    while (!state.isRestored) {
      const answers = await Promise.all([
        provider.get('/user', person.token),
        provider.get(`/transactions/${person.id}`, person.token),
      ]);
      for (const { status, headers } of answers) {
        statuses.add(status);
        expect(headers.get('Retry-After') !== null).toBe(status === 503);
      }
    }
    await restoring;
    expect([...statuses].filter((status) => ![200, 401, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(503);
    expect((await provider.get('/user', person.token)).status).toBe(401);
    expect(await digestsOf(provider.database)).toEqual(restored);
  });

  it('can be restored to the other kind of database (embedded or server) and back', async () => {
    const other: DatabaseLocation =
      location.kind === 'server'
        ? { kind: 'directory', path: join(home, 'other') }
        : { kind: 'server', url: await serverUrl() };
    await restore(other, file);
    const there = await openSession(other, environment, { migrates: false });
    expect(await digestsOf(there)).toEqual(restored);
    await there.close();
    const again = join(home, 'second.backup');
    await backUp(other, again);
    await provider.register();
    await restore(location, again);
    expect(await digestsOf(provider.database)).toEqual(restored);
  });

  describe('that cannot be used', () => {
    let lines: string[];
    let now: Map<string, string>;
    beforeAll(async () => {
      lines = gunzipSync(await readFile(file))
        .toString('utf8')
        .split('\n');
      now = await digestsOf(provider.database);
    });
    afterEach(async () => expect(await digestsOf(provider.database)).toEqual(now));

    const write = async (content: Uint8Array) => {
      const other = join(home, 'other.backup');
      await writeFile(other, content);
      return other;
    };
    const packed = (changed: readonly string[]) => write(gzipSync(changed.join('\n')));

    it.each([
      ['one byte differs', () => lines.map((line) => line.replace('sample@', 'simple@'))],
      ['a row is missing', () => lines.filter((line) => !line.includes('sample@'))],
      ['its end is missing', () => lines.slice(0, -2)],
      ['something follows its end', () => [...lines.slice(0, -1), '["1"]', '']],
    ])('changes nothing when %s', async (_, changed) => {
      const other = await packed(changed());
      await expect(restore(location, other)).rejects.toThrow(
        `${other} is damaged or incomplete. Use another backup.`,
      );
    });

    it('changes nothing when the file is truncated or malformed', async () => {
      const whole = await readFile(file);
      const cut = await write(whole.subarray(0, whole.length - 100));
      await expect(restore(location, cut)).rejects.toThrow('is damaged or incomplete');
      const text = await write(Buffer.from('a letter'));
      await expect(restore(location, text)).rejects.toThrow('is not a backup of a provider');
      await expect(restore(location, join(home, 'none'))).rejects.toThrow('There is no file');
    });

    it.each([
      [-1, 'was made by an earlier version of the provider'],
      [1, 'was made by a newer version of the provider'],
    ])('changes nothing when its migration is %i off', async (off, problem) => {
      const other = join(home, 'off.backup');
      await provider.database.transaction((tx) =>
        writeBackup(other, shifted(backupOf(tx, environment.clock.now()), off)),
      );
      await expect(restore(location, other)).rejects.toThrow(problem);
    });

    it('changes nothing when the audit finds a fault in it', async () => {
      const other = join(home, 'fault.backup');
      await provider.database.transaction((tx) =>
        writeBackup(other, returned(backupOf(tx, environment.clock.now()))),
      );
      await expect(restore(location, other)).rejects.toThrow(
        /The audit found faults in the content of .*\. Nothing was restored\.\ntransaction \d+ is completed, but not settled exactly once/,
      );
    });
  });
});

async function* shifted(parts: ReturnType<typeof backupOf>, off: number) {
  for await (const part of parts) {
    if (part.kind !== 'header') yield part;
    else {
      const migration = part.contents.migration + off;
      yield { ...part, contents: { ...part.contents, migration } };
    }
  }
}

/** Replaces settlement entries by return entries. */
async function* returned(parts: ReturnType<typeof backupOf>) {
  for await (const part of parts) {
    yield part.kind === 'row'
      ? { ...part, row: part.row.replace('"settlement"', '"return"') }
      : part;
  }
}

const server = await startPostgresServer();
afterAll(async () => {
  if (!('unavailable' in server)) await server.stop();
});
function serverUrl(): Promise<string> {
  if ('unavailable' in server) return Promise.reject(new Error(server.unavailable));
  return server.createDatabase();
}
