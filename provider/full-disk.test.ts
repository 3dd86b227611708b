import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { Refusal } from '#api/calls/call-schemas.ts';

import { diskMargin, StorageUnavailable, storageProblem } from './database/disk-space.ts';
import { sql } from './database/drizzle.ts';
import type { Tx } from './database/tx.ts';
import { fillDataDirectory } from './testing/data-directory.ts';
import { spawnProvider } from './testing/provider-process.ts';
import { mountSmallDisk, type SmallDisk } from './testing/small-disk.ts';
import { startTestProvider, type Person, type TestProvider } from './testing/test-provider.ts';

const trial = await mountSmallDisk(1);
if ('unavailable' in trial) {
  console.warn(`A full and a read-only disk are not tested: ${trial.unavailable}`);
} else await trial.remove();

/** Writes 5 MB only to the log. */
const fillLog = (tx: Tx) =>
  tx.execute(sql`select pg_logical_emit_message(true, 'test', repeat('x', 5000000))`);

const full = { status: 503, retry: '30', code: 'storage-full' };
const readOnly = { status: 503, retry: '30', code: 'storage-read-only' };
const written = { status: 201, retry: null, code: undefined };

// Skipped only if no disk can be mounted, as printed above.
describe.skipIf('unavailable' in trial)('a disk with little room', () => {
  let disk: SmallDisk;
  let directory: string;
  let provider: TestProvider;
  let person: Person;
  let sends: number;

  beforeEach(async () => {
    const mounted = await mountSmallDisk(280);
    if ('unavailable' in mounted) throw new Error(mounted.unavailable);
    disk = mounted;
    directory = join(disk.path, 'data');
    await mkdir(directory);
    await fillDataDirectory(directory);
    provider = await startTestProvider({ kind: 'directory', path: directory });
    person = await provider.register();
    sends = 0;
  });
  afterEach(async () => {
    await provider.close();
    await disk.remove();
  });

  /** Sends 0.01 XP, and returns the answer. */
  const send = async () => {
    const { status, headers, body } = await provider.send(person, { amount: '0.01' });
    if (status === 201) sends += 1;
    const { code } = status === 201 ? {} : Refusal.parse(body);
    return { status, retry: headers.get('Retry-After'), code };
  };
  const ready = async () => {
    const asked = performance.now();
    const response = await fetch(`${provider.url}/ready`);
    const answer = [response.status, await response.json()];
    expect(performance.now() - asked).toBeLessThan(5_000);
    return answer;
  };
  const expectReads = async () => {
    expect(await provider.transactions(person)).toHaveLength(sends);
    expect((await fetch(`${provider.url}/health`)).status).toBe(200);
  };
  const expectNothingLost = async () => {
    expect(await send()).toEqual(written);
    expect(await provider.ledgerFaults()).toEqual([]);
    await provider.close();
    provider = await startTestProvider({ kind: 'directory', path: directory });
    expect(await provider.transactions(person)).toHaveLength(sends);
  };

  it(
    'that is full refuses writes with the reason, is not ready, still reads, and recovers once there is space',
    { timeout: 60_000 },
    async () => {
      expect(await send()).toEqual(written);
      expect(await ready()).toEqual([200, { status: 'ready' }]);
      await disk.fill(0);
      expect(await send()).toEqual(full);
      expect(await ready()).toEqual([
        503,
        {
          status: 'unavailable',
          reason: 'The disk of DATA_DIR has less than 64 MB left. Make room on it.',
        },
      ]);
      // A use of the session is recorded once a minute, unless nothing can be stored.
      provider.environment.advance(90_000);
      await expectReads();
      const signIn = await provider.request('POST', '/auth/login', {
        body: { email: person.email, password: 'correct horse' },
      });
      expect(signIn.status).toBe(503);
      await disk.free();
      expect(await ready()).toEqual([200, { status: 'ready' }]);
      await expectNothingLost();
      expect(provider.environment.problems).toEqual([]);
    },
  );

  it(
    'logs when writes are refused, and when they are accepted again',
    { timeout: 60_000 },
    async () => {
      await disk.fill(diskMargin - 1_000_000);
      await send();
      await send();
      await disk.free();
      await send();
      const changes = provider.environment.problems.filter((line) => line.startsWith('Changes'));
      expect(changes).toEqual([
        'Changes are refused: The disk of DATA_DIR has less than 64 MB left. Make room on it.',
        'Changes are stored again: The disk has room.',
      ]);
    },
  );

  it(
    'has space left and loses no data after a table has filled it',
    { timeout: 120_000 },
    async () => {
      await disk.fill(diskMargin + 20_000_000);
      await fillBy((count) =>
        provider.database.transaction((tx) =>
          tx.execute(sql`insert into merchants (code, name, latin_name, district, kind, cashback_percent)
          select ${`x-${count}-`} || n, repeat('x', 1000), '', '', 'food', 5 from generate_series(1, 2000) as n`),
        ),
      );
      await expectReads();
      await disk.free();
      await expectNothingLost();
    },
  );

  it(
    'has space left and loses no data after the log has filled it',
    { timeout: 120_000 },
    async () => {
      await disk.fill(diskMargin + 20_000_000);
      await fillBy(() =>
        provider.database.transaction(async (tx) => {
          await tx.execute(sql`update users set phone = phone`);
          await fillLog(tx);
        }),
      );
      await expectReads();
      await disk.free();
      await expectNothingLost();
    },
  );

  it(
    'makes the database unusable until a restart, if it is filled despite the margin',
    { timeout: 120_000 },
    async () => {
      expect(await send()).toEqual(written);
      await disk.fill(20_000_000);
      // Advances the log, the only write allowed in a read-only transaction.
      const fill = async () => {
        for (;;) await provider.database.transaction(fillLog);
      };
      await expect(fill()).rejects.toThrow('cannot drop active portal');
      const reason = 'The embedded database has failed. Start the provider again.';
      expect(await ready()).toEqual([503, { status: 'unavailable', reason }]);
      expect((await send()).status).toBe(503);
      await disk.free();
      expect((await send()).status).toBe(503);
      await provider.close();
      provider = await startTestProvider({ kind: 'directory', path: directory });
      await expectReads();
      await expectNothingLost();
    },
  );

  it(
    'is reported when it is read-only, and accepts writes again afterwards',
    { timeout: 60_000 },
    async () => {
      expect(await send()).toEqual(written);
      disk.protect();
      expect(await send()).toEqual(readOnly);
      expect(await ready()).toEqual([
        503,
        {
          status: 'unavailable',
          reason: 'The disk of DATA_DIR can only be read. Mount it for writing.',
        },
      ]);
      await expectReads();
      disk.unprotect();
      expect(await ready()).toEqual([200, { status: 'ready' }]);
      await expectNothingLost();
    },
  );

  it(
    'prevents the start of a provider and is named as the reason',
    { timeout: 60_000 },
    async () => {
      await provider.close();
      for (const [prepare, sentence] of [
        [() => disk.fill(0), 'The disk of DATA_DIR has less than 64 MB left. Make room on it.\n'],
        [() => disk.protect(), 'The disk of DATA_DIR can only be read. Mount it for writing.\n'],
      ] as const) {
        await prepare();
        const { exit, output } = spawnProvider({ DATA_DIR: directory });
        expect(await exit).toBe(1);
        expect(output()).toBe(sentence);
      }
      disk.unprotect();
      await disk.free();
      provider = await startTestProvider({ kind: 'directory', path: directory });
      expect(await provider.transactions(person)).toHaveLength(sends);
    },
  );

  /** Writes until a write is refused, and expects space for two more log files. */
  async function fillBy(write: (count: number) => Promise<unknown>): Promise<void> {
    for (let count = 0; count < 100; count += 1) {
      const refusal = await write(count).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (refusal !== undefined) {
        expect(refusal).toBeInstanceOf(StorageUnavailable);
        break;
      }
    }
    expect(await send()).toEqual(full);
    expect(disk.left()).toBeGreaterThan(32_000_000);
  }
});

describe('the free space of a disk', () => {
  it('is too little below the margin', () => {
    expect(storageProblem(import.meta.dirname, 0)).toBeUndefined();
    expect(storageProblem(import.meta.dirname, Number.MAX_SAFE_INTEGER)).toBe('storage-full');
  });
});
