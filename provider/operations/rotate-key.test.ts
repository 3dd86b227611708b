import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import {
  checkSecretKey,
  createSecretKey,
  keyMarkOf,
  ownSecretKey,
  SecretKeyProblem,
} from '../accounts/secret-key.ts';
import { sql } from '../database/drizzle.ts';
import { openEmbedded } from '../database/embedded.ts';
import type { Database } from '../database/tx.ts';
import { realEnvironment } from '../environment.ts';
import { samplePassword, sampleUser } from '../seed.ts';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { manualEnvironment } from '../testing/manual-environment.ts';
import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { runningOn } from './control.ts';
import { announceNextKey, requireEncryption } from './key-holders.ts';
import { encryptedColumns, rotateKeyFile, rotateSecrets } from './rotate-key.ts';
import { rowsOf } from './rows-of.ts';

const { random } = realEnvironment;

/** The columns of bytes that are not encrypted. */
const plainColumns = ['passkeys.public_key', 'work_attachments.content'];

/** The number of values of all columns of bytes that a key decrypts, and that it does not. */
async function countsOf(database: Pick<Database, 'transaction'>, bytes: Uint8Array) {
  const key = createSecretKey(bytes, random);
  return database.transaction(async (tx) => {
    let opened = 0;
    let closed = 0;
    for (const { table, column, id, of, place } of encryptedColumns) {
      const names = of === undefined ? id.map(([name]) => name) : [of];
      const rows = await rowsOf(
        tx,
        sql.raw(
          `select json_build_array(${names.map((name) => `${name}::text`).join()})::text as of, encode(${column}, 'hex') as value
           from ${table} where ${column} is not null`,
        ),
        z.object({ of: z.string(), value: z.string() }),
      );
      for (const row of rows) {
        const context = place(z.array(z.string()).parse(JSON.parse(row.of)));
        if (key.isCurrent(Buffer.from(row.value, 'hex'), context)) opened += 1;
        else closed += 1;
      }
    }
    const marks = await rowsOf(
      tx,
      sql`select encode(hash_secret_encrypted, 'hex') as value from secret_key_mark`,
      z.object({ value: z.string() }),
    );
    for (const { value } of marks) {
      if (key.isCurrent(Buffer.from(value, 'hex'), 'hash secret')) opened += 1;
      else closed += 1;
    }
    return { opened, closed };
  });
}

const keyIn = async (file: string) => Buffer.from(await readFile(file, 'utf8'), 'base64');

it('rotates every column of bytes that is not known as plain', async () => {
  const provider = await startTestProvider();
  const columns = await provider.database.transaction((tx) =>
    rowsOf(
      tx,
      sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'bytea' order by 1`,
      z.object({ name: z.string() }),
    ),
  );
  const known = [
    ...encryptedColumns.map(({ table, column }) => `${table}.${column}`),
    'secret_key_mark.hash_secret_encrypted',
    ...plainColumns,
  ];
  expect(columns.map(({ name }) => name)).toEqual(known.toSorted());
  await provider.close();
});

describe('the rotation of the key beside an embedded database', () => {
  let path: string;
  let provider: TestProvider;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'superwallet-rotation-'));
    provider = await startHere();
  });
  afterEach(async () => {
    await provider.close();
    await rm(path, { recursive: true });
  });
  let starts = 0;
  const startHere = () => {
    starts += 1;
    // Otherwise each provider of the test would draw the same session tokens and message references.
    const environment = manualEnvironment(undefined, starts * 1_000_000);
    const options = { secretKey: undefined, sampleData: true };
    return startTestProvider({ kind: 'directory', path }, options, environment);
  };
  const file = () => join(path, 'secret.key');

  /** Everything that needs the key still works. */
  const expectReadable = async () => {
    const signedIn = await provider.request('POST', '/auth/login', {
      body: { email: sampleUser.email, password: samplePassword },
    });
    const { token } = z.object({ token: z.string() }).parse(signedIn.body);
    for (const read of ['/bank-accounts/1', '/cards/1', '/work/approvals/1', '/credentials/1']) {
      expect((await provider.get(read, token)).status, read).toBe(200);
    }
  };

  it('runs in a running provider, and makes the earlier key useless', async () => {
    const before = await keyIn(file());
    expect((await countsOf(provider.database, before)).closed).toBe(0);
    const running = await runningOn(path);
    const { changed, unreadable } = (await running?.rotateKey()) ?? {};
    expect(changed).toBeGreaterThan(5);
    expect(unreadable).toEqual([]);
    const after = await keyIn(file());
    expect(after).not.toEqual(before);
    expect((await countsOf(provider.database, before)).opened).toBe(0);
    expect((await countsOf(provider.database, after)).closed).toBe(0);
    expect(await readdir(path)).not.toContain('secret.key.next');
    await expectReadable();
    await provider.close();
    provider = await startHere();
    await expectReadable();
    expect(await provider.ledgerFaults()).toEqual([]);
  });

  it('keeps hashes valid', async () => {
    const state = async () => {
      const key = createSecretKey(await keyIn(file()), random);
      await provider.database.transaction((tx) => checkSecretKey(tx, key, random));
      return key.hash('1 k7mq2vxd', 'recovery codes');
    };
    const before = await state();
    await (await runningOn(path))?.rotateKey();
    expect(await state()).toBe(before);
  });

  it(
    'can be killed at every step and continued, while everything stays readable',
    { timeout: 240_000 },
    async () => {
      await provider.close();
      const open = () => openEmbedded(path, realEnvironment);
      /** Runs until a step, where the process is killed. */
      const runUntil = async (last: string) => {
        const database = await open();
        try {
          const mark = await database.transaction(keyMarkOf);
          const own = await ownSecretKey({ kind: 'directory', path }, random, mark);
          const key = createSecretKey(own.bytes, random, own.others);
          await database.transaction((tx) => checkSecretKey(tx, key, random));
          await rotateKeyFile(path, { database, key, random }, (step) => {
            if (step === last) throw new Killed(step);
          });
          return undefined;
        } catch (error) {
          if (error instanceof Killed) return error.message;
          throw error;
        } finally {
          await database.close();
        }
      };
      for (const step of [
        'wrote the file',
        'begun',
        'encrypted a batch of messages',
        'encrypted a batch of digital_documents',
        'named the key',
        'renamed the file',
      ]) {
        expect(await runUntil(step)).toBe(step);
        provider = await startHere();
        await expectReadable();
        await provider.close();
      }
      provider = await startHere();
      const counts = await countsOf(provider.database, await keyIn(file()));
      expect(counts.closed).toBe(0);
    },
  );
});

class Killed extends Error {}

const server = await startPostgresServer();

describe.skipIf('unavailable' in server)('the rotation of SECRET_KEY on a Postgres server', () => {
  const [old, next] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(9)];

  it('needs every provider to read both keys, and then to encrypt under the new one', async () => {
    if ('unavailable' in server) return;
    const location = { kind: 'server', url: await server.createDatabase() } as const;
    const start = (keys: Parameters<typeof startTestProvider>[1]) =>
      startTestProvider(location, { sampleData: true, ...keys });
    const rotated = { secretKey: next, previousSecretKey: old };
    const plain = await start({});
    const person = await plain.register();
    // The first provider cannot read the new key.
    await expect(start(rotated)).rejects.toThrow('Restart all of them with SECRET_KEY_NEXT first');
    await plain.close();

    const prepared = await start({ nextSecretKey: next });
    const first = await start(rotated);
    await expect(start({})).rejects.toThrow(SecretKeyProblem);
    const ring = () => createSecretKey(next, random, [old]);
    // One provider still encrypts under the earlier key.
    await expect(
      first.database.transaction((tx) => requireEncryption(tx, ring().mark())),
    ).rejects.toThrow('still encrypts under the earlier key');
    await prepared.close();

    const second = await start(rotated);
    const key = ring();
    await first.database.transaction((tx) => checkSecretKey(tx, key, random));
    await announceNextKey(first.database, key, old);
    await first.database.transaction((tx) => requireEncryption(tx, key.mark()));
    await rotateSecrets(first.database, key);
    expect((await countsOf(first.database, old)).opened).toBe(0);
    expect((await countsOf(first.database, next)).closed).toBe(0);
    // A provider with the settings of before the rotation does not start it again.
    await expect(start({ nextSecretKey: next })).rejects.toThrow('is not the key of this database');
    await expect(start({})).rejects.toThrow(SecretKeyProblem);
    for (const provider of [first, second, await start({ secretKey: next })]) {
      expect((await provider.get('/user', person.token)).status).toBe(200);
      await provider.close();
    }
    await server.stop();
  }, 60_000);
});
